import { listOf } from './wording.suite.ts'

/** Words that the texts do without. Terms are matched whole, in any case, as regular expressions. */

export const ABSOLUTES = listOf(
  'always, never, all, none, nobody, everyone, everybody, everything, fully, completely, ' +
    'entirely, totally, 100%, every(?! (?:week|month|quarter|year)\\b)',
)

export const VAGUE_FREQUENCIES = listOf(
  'often, sometimes, regularly, frequently, occasionally, rarely, usually, consistently, ' +
    'periodically, continuously, ongoing',
)

export const JUDGMENTS = listOf(
  'best, great, good, strong, robust, effective, excellent, advanced, mature, world-class, ' +
    'best-in-class, proactive, holistic, seamless, cutting-edge, poor, bad, weak, chaotic, ' +
    'reactive, random, haphazard, messy, lacks?, lacking, fails?, failing, failures?',
)

/** Judgments in an option; in a stage text they are plain prose or the name of a stage. */
export const SMALL_JUDGMENTS = listOf('just, still, strategic, optimized')

export const JARGON = listOf(
  'synergy, synergies, leverag\\w+, KPIs?, ROI, SKO, LMS, CMS, MEDDIC, flywheel, motions?, ' +
    'North Star, personas?, collateral, cadence, omnichannel, data-driven, AI-powered',
)

export const VENDORS = listOf(
  'Salesforce, HubSpot, Gong, Highspot, Seismic, Mindtickle, Showpad, Allego, Salesloft, ' +
    'Chorus, Slack, Zoom, SharePoint, Notion, Microsoft, Google, ChatGPT',
)

/** Left: words that the texts avoid. They say rep, manager, program and content, in US spelling. */
export const SYNONYMS = listOf(
  'sellers?, salesperson, salespeople, AEs?, account executives?, supervisors?, team leads?, ' +
    'initiatives?, programmes?, campaigns?, projects?, launch plans?, GTM plans?, materials?, ' +
    'assets?, behaviours?, organis\\w+, optimis\\w+, prioritis\\w+, colours?, centres?, ' +
    'favour\\w*, analys(?:e|ed|ing), judgements?, (?:sales|company) priorit\\w+',
)

/** Turns of phrase that nobody uses in talk. */
export const STIFF = listOf(
  'need not, rests? on facts, developed as, hearing late, old notes fade, checked by a baseline, ' +
    'unnoticed,\\swhen, stays? (?:his|her|their) work, of (?:the same group|one team), a role outside, ' +
    'reach(?:es)? the set by, (?:two|both) belong together, the person who sits, reminds enablement, ' +
    'reps meanwhile, use counts, checks you hold, has a say, as a start, small repairs, until then, ' +
    'into each year, the next year, can be placed, put to use, waiting to be told, what stayed, ' +
    'may choose when, learning it, is maintained, maintains it',
)

export const PROMISES = listOf(
  'guarantee\\w*, ensur\\w+, boost\\w*, skyrocket\\w*, doubl\\w+, tripl\\w+, 10x, ' +
    'maximiz\\w+, unlock\\w*, transform\\w*, revolutioniz\\w+, supercharg\\w+, ' +
    'effortless\\w*, instant(?:ly)?, proven, game-chang\\w+',
)

/** Nothing here is a benchmark, judges the person, or mentions the lead form. */
export const CLAIMS = listOf(
  'validated, scientific\\w*, benchmarks?, industry average, percentiles?, percent, ahead of, ' +
    'behind, e-?mails?, you are, you have, you will, your teams?, your company, your answers?',
)

export const NEGATIONS = listOf("no, not, without, nothing, \\w+n['’]t")

/** In lower case. */
export const GLOSSARY = listOf(
  'enablement, rep, reps, rep’s, manager, managers, deal, deals, deal-stage, crm, go-to-market',
)
