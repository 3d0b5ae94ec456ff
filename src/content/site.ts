import { SITE as COMPILED } from './generated/site.ts'

/** Who offers the assessment, as its folder says. */
type Site = {
  /** The address that visitors use; shared links and previews name it. */
  readonly address: string
  readonly productName: string
  /** What has a stage: 'enablement'. */
  readonly subject?: string
  readonly providerName: string
  /** Email domains of the provider's own people, whose answers stay out of the benchmark. */
  readonly ownEmailDomains: readonly string[]
  /** Every demo button opens this address in a new tab. */
  readonly demoUrl: string
  /** Below every page, with the link to the privacy notice. */
  readonly contact?: { readonly text: string; readonly url: string }
  /** The year since which the provider runs this site, in the line below every page. */
  readonly since?: number
  /** The address of the provider's picture, where the folder has one. */
  readonly logo?: string
  readonly privacy: {
    readonly text: string
    readonly link?: { readonly text: string; readonly url: string }
  }
  /** What people may agree to below the lead form's fields. */
  readonly consent?: Consent
}

/** `text`: kept with the lead word for word. `isRequired`: the form is not sent without it. */
type Consent = { readonly text: string; readonly isRequired: boolean }

export const SITE: Site = COMPILED
