/** What the provider changes first: who offers the assessment, and where a demo is booked. */
export const SITE = {
  productName: 'Revenue Enablement Maturity Assessment',
  providerName: 'Fieldstage',
  /** Every demo button opens this address in a new tab. */
  demoUrl: 'https://www.example.com/book-a-demo',
} as const
