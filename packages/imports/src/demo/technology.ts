import { quantities, subjects, term, terms, type Quantity, type Subject, type Term } from './terms.ts'

/** How the drawings of a technology look. */
export type FigureKind =
  | 'layers'
  | 'blocks'
  | 'flow'
  | 'circuit'
  | 'curve'
  | 'bearing'
  | 'lattice'
  | 'vessel'
  | 'aircraft'
  | 'drone'
  | 'turbine'
  | 'vehicle'
  | 'network'
  | 'arm'
  | 'exploded'

/** Which words join two parts: bolted, wired, stacked, exchanging data, piped. */
export type RelationDomain = 'mechanical' | 'electrical' | 'layer' | 'data' | 'fluid'

/** Everything the generator knows of one field of technology: terms in two languages, real classification symbols, kinds of drawings. */
export interface Technology {
  readonly id: string
  /** Share of the corpus, in slots of a round. */
  readonly weight: number
  readonly field: Term
  /** Titles in the languages of JP, KR and DE are built from these. */
  readonly names: { readonly ja: string; readonly ko: string; readonly de: string }
  /** Words a company of this field carries in its name. */
  readonly industries: readonly Term[]
  /** Hospitals apply for patents here. */
  readonly clinical: boolean
  readonly ipc: readonly string[]
  readonly cpc: readonly string[]
  /** Class of the former scheme of the USPTO. */
  readonly uspc: string
  readonly locarno: string
  /** What a design of this field shows. */
  readonly article: Term
  readonly figures: readonly FigureKind[]
  readonly relations: readonly RelationDomain[]
  readonly subjects: readonly Subject[]
  readonly parts: readonly Term[]
  readonly materials: readonly Term[]
  readonly steps: readonly Term[]
  readonly problems: readonly Term[]
  readonly effects: readonly Term[]
  readonly quantities: readonly Quantity[]
  readonly applications: readonly Term[]
}

/** A technology in source form: lists are text, one entry per line (`terms.ts`). */
export interface TechnologySource {
  id: string
  weight?: number
  field: string
  names: { ja: string; ko: string; de: string }
  industries: string
  clinical?: boolean
  /** Symbols separated by spaces. */
  ipc: string
  cpc: string
  uspc: string
  locarno: string
  article: string
  figures: readonly FigureKind[]
  relations: readonly RelationDomain[]
  subjects: string
  parts: string
  materials: string
  steps: string
  problems: string
  effects: string
  quantities: string
  applications: string
}

/** Parses a technology. Throws on a line that cannot be parsed. */
export function technology(source: TechnologySource): Technology {
  return {
    ...source,
    weight: source.weight ?? 1,
    clinical: source.clinical ?? false,
    field: term(source.field),
    industries: terms(source.industries),
    ipc: source.ipc.split(' '),
    cpc: source.cpc.split(' '),
    article: term(source.article),
    subjects: subjects(source.subjects),
    parts: terms(source.parts),
    materials: terms(source.materials),
    steps: terms(source.steps),
    problems: terms(source.problems),
    effects: terms(source.effects),
    quantities: quantities(source.quantities),
    applications: terms(source.applications),
  }
}
