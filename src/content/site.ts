/** What a provider changes first. */
export const SITE = {
  /** The address that visitors use; shared links and previews name it. */
  address: 'https://assessment.example.com',
  productName: 'Revenue Enablement Maturity Assessment',
  providerName: 'Fieldstage',
  /** Email domains of the provider's own people, whose answers stay out of the benchmark. */
  ownEmailDomains: ['example.com'],
  /** Every demo button opens this address in a new tab. */
  demoUrl: 'https://www.example.com/book-a-demo',
  /** Below every page, with the link to the privacy notice. */
  contact: { text: 'hello@example.com', url: 'mailto:hello@example.com' },
  /** The year since which the provider runs this site, in the line below every page. */
  since: 2026,
  /** Below the lead form's title: what happens to the details, and where that is explained in full. */
  privacy: {
    text: 'We keep these details to follow up on your assessment.',
    linkText: 'Privacy notice',
    url: 'https://www.example.com/privacy',
  },
  /** What people may agree to below the lead form's fields; `undefined` asks nothing. */
  consent: undefined as Consent | undefined,
} as const

/** `text`: kept with the lead word for word. `isRequired`: the form is not sent without it. */
export type Consent = { text: string; isRequired: boolean }

/** What search engines and chats show. No page needs it in its script. */
export const SITE_HEAD = {
  /** What a search engine shows below the name. */
  description:
    'Twelve questions, under three minutes: see how mature your revenue enablement is, from Ad Hoc to Optimized, and what to do next. Free, with an instant personal report.',
  /** What the preview of a shared link says, and what its picture (public/share-preview.png) shows. */
  preview: {
    text: 'Twelve questions, under three minutes, an instant personal report.',
    imageText: 'Five climbing steps from Ad Hoc to Optimized, with a flag at Evolving',
  },
} as const
