import type { Claim } from '@gezhi/records'
import { CORE_PARTS } from '../plan/plan-claims.ts'
import type { ClaimPlan, Feature, InventionPlan } from '../plan/invention-plan.ts'
import { term } from '../terms.ts'
import { englishList, englishNoun, englishRange, englishValue, sentence } from './english-phrases.ts'

type FeatureText<K extends Feature['kind']> = (feature: Extract<Feature, { kind: K }>, plan: InventionPlan) => string

/** What follows `wherein` (or `comprising` for the first two). */
const FEATURES: { [K in Feature['kind']]: FeatureText<K> } = {
  core: (_, plan) => core(plan),
  process: (_, plan) => stepList(plan),
  range: ({ measure }) => `the ${measure.quantity.en} is from ${englishRange(measure)}`,
  best: ({ measure }) => `the ${measure.quantity.en} is ${englishValue(measure.best, measure.quantity.unit)}`,
  group: ({ materials }) =>
    `a raw material is at least one selected from the group consisting of ${englishList(materials.map((m) => m.en))}`,
  'made-of': ({ part, material }) => `${part.term.the} is made of ${material.en}`,
  share: ({ material, low, high }) => `a content of the ${material.en} is ${low} wt% to ${high} wt%`,
  addition: ({ joint }) => `${joint.a.term.a} is further provided, and ${joint.relation.en(joint.a.term.the, joint.b.term.the)}`,
  condition: ({ step, measure }) => `in step ${step.sign}, the ${measure.quantity.en} is controlled at ${englishRange(measure)}`,
  rare: ({ part, rare }) => `${part.term.the} includes ${rare.en}`,
}

function stepList({ steps }: InventionPlan): string {
  const parts = steps.map((step) => `step ${step.sign}, ${step.term.en}`)
  return `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`
}

function core({ parts, joints, materials, subject, measures }: InventionPlan): string {
  if (subject.form === 'composition') {
    const first = measures[0]
    return englishList(materials.map((m) => m.en)) + (first ? `, wherein the ${first.quantity.en} is from ${englishRange(first)}` : '')
  }
  const joined = joints.slice(0, CORE_PARTS - 1).map(({ a, b, relation }) => relation.en(a.term.the, b.term.the))
  return `${englishList(parts.slice(0, CORE_PARTS).map((part) => part.term.a))}, wherein ${englishList(joined)}`
}

function featureText(feature: Feature, plan: InventionPlan): string {
  return (FEATURES[feature.kind] as FeatureText<Feature['kind']>)(feature, plan)
}

const PROCESS_FOR: Record<InventionPlan['subject']['form'], string> = {
  composition: 'method for preparing the ',
  device: 'method for controlling the ',
  system: 'method for operating the ',
  method: '',
}

/** Writes a set of claims in English. A design has the one claim of American practice. */
export function englishClaims(plan: InventionPlan, claims: readonly ClaimPlan[]): Claim[] {
  if (plan.patentForm === 'design')
    return [
      {
        lang: 'en',
        number: 1,
        text: `The ornamental design for ${plan.technology.article.a}, as shown and described.`,
        independent: true,
        parents: [],
      },
    ]
  const noun = englishNoun(plan)
  let name = noun
  return claims.map(({ parents, features }, index) => {
    const independent = parents.length === 0
    if (independent) name = index > 0 ? term(`-|${PROCESS_FOR[plan.subject.form]}${noun.en}`) : noun
    const [first = '', ...others] = features.map((feature) => featureText(feature, plan))
    const parts = [first, ...others.map((other) => `wherein ${other}`)].join(', ')
    const text = independent ? `${sentence(name.a)}, comprising: ${parts}.` : `The ${name.en} ${reference(parents)}, wherein ${parts}.`
    return { lang: 'en', number: index + 1, text, independent, parents: [...parents] }
  })
}

function reference(parents: readonly number[]): string {
  return parents.length > 1 ? `of any one of claims ${parents[0]} to ${parents.at(-1)}` : `of claim ${parents[0]}`
}
