import type { FigureKind, Technology } from '../technology.ts'
import type { Quantity, Subject, Term } from '../terms.ts'
import type { PatentForm } from './offices.ts'
import type { Relation } from './vocabulary.ts'

/** An invention, independent of any language. */
export interface InventionPlan {
  readonly technology: Technology
  readonly patentForm: PatentForm
  readonly subject: Subject
  readonly title: TitlePattern
  readonly modifier: Term
  readonly application: Term
  readonly parts: readonly SignedPart[]
  readonly joints: readonly Joint[]
  readonly materials: readonly Term[]
  readonly steps: readonly SignedPart[]
  readonly problems: readonly Term[]
  readonly effects: readonly Term[]
  readonly measures: readonly Measure[]
  readonly rare: Term | null
  /** Name of the sample or prototype, different from any natural word: `GZ-4821`. */
  readonly model: string
  readonly claims: readonly ClaimPlan[]
  readonly figures: readonly FigurePlan[]
  readonly embodiments: readonly (readonly string[])[]
}

/** What claims and figures are planned from. */
export type InventionCore = Omit<InventionPlan, 'claims' | 'figures'>

/** Which of its facts the title of an invention mentions. */
export type TitlePattern = 'plain' | 'modified' | 'applied' | 'modified-applied' | 'with-method' | 'based-on' | 'part-and'

/** A part (or step) with its reference sign. */
export interface SignedPart {
  readonly term: Term
  readonly sign: string
}

export interface Joint {
  readonly a: SignedPart
  readonly b: SignedPart
  readonly relation: Relation
}

/** A quantity with the range claimed and the preferred value. */
export interface Measure {
  readonly quantity: Quantity
  readonly low: string
  readonly high: string
  readonly best: string
}

export interface ClaimPlan {
  /** Empty for an independent claim. */
  readonly parents: readonly number[]
  readonly features: readonly Feature[]
}

/** What a claim adds. */
export type Feature =
  | { readonly kind: 'core' }
  | { readonly kind: 'process' }
  | { readonly kind: 'range'; readonly measure: Measure }
  | { readonly kind: 'best'; readonly measure: Measure }
  | { readonly kind: 'group'; readonly materials: readonly Term[] }
  | { readonly kind: 'made-of'; readonly part: SignedPart; readonly material: Term }
  | { readonly kind: 'share'; readonly material: Term; readonly low: string; readonly high: string }
  | { readonly kind: 'addition'; readonly joint: Joint }
  | { readonly kind: 'condition'; readonly step: SignedPart; readonly measure: Measure }
  | { readonly kind: 'rare'; readonly part: SignedPart; readonly rare: Term }

export interface FigurePlan {
  readonly id: string
  readonly kind: FigureKind | 'view'
  readonly seed: number
  readonly signs: readonly string[]
}
