import type { InventionPlan } from '../plan/invention-plan.ts'
import type { Random } from '../random.ts'
import { englishList, englishNoun, englishRange, englishTitle, sentence } from './english-phrases.ts'

type Sentence = (plan: InventionPlan) => string

const OPENINGS: readonly Sentence[] = [
  (p) => `The present disclosure relates to the field of ${p.technology.field.en} and provides ${englishNoun(p).a}.`,
  (p) => `${sentence(englishNoun(p).a)} is disclosed.`,
  (p) => `Disclosed is ${englishNoun(p).a} in the field of ${p.technology.field.en}.`,
  (p) => `To address ${p.problems[0]?.en ?? ''}, ${englishNoun(p).a} is proposed.`,
  (p) => `${englishTitle(p)}.`,
]

const BODIES: Record<InventionPlan['subject']['form'], readonly Sentence[]> = {
  device: [(p) => structure(p, 'device'), (p) => `${structure(p, 'device')} ${sentence(measured(p, 0))}.`],
  system: [
    (p) => structure(p, 'system'),
    (p) => `${structure(p, 'system')} Operation includes ${englishList(p.steps.slice(0, 2).map((s) => s.term.en))}.`,
  ],
  composition: [
    (p) =>
      `The ${p.subject.en} is obtained from ${englishList(p.materials.map((m) => m.en))} by ${englishList(p.steps.slice(0, 2).map((s) => s.term.en))}; ${measured(p, 0)}.`,
    (p) => `The ${p.subject.en} comprises ${englishList(p.materials.map((m) => m.en))}, wherein ${measured(p, 0)} and ${measured(p, 1)}.`,
  ],
  method: [
    (p) => `The method comprises ${p.steps.map((s) => s.term.en).join('; ')}.`,
    (p) =>
      `The method includes first ${p.steps[0]?.term.en ?? ''}, then ${p.steps[1]?.term.en ?? ''}, and finally ${p.steps[2]?.term.en ?? ''}, wherein ${measured(p, 0)}.`,
  ],
}

const ENDINGS: readonly Sentence[] = [
  (p) => `The solution can ${p.effects[0]?.en ?? ''} and ${p.effects[1]?.en ?? ''}.`,
  (p) =>
    `Compared with the prior art, it is possible to ${p.effects[0]?.en ?? ''} and to ${p.effects[1]?.en ?? ''}, which is suitable for ${p.application.en}.`,
  (p) => `It is thereby possible to ${p.effects[0]?.en ?? ''} in ${p.application.en}.`,
  (p) =>
    `The problem of ${p.problems[0]?.en ?? ''} is solved, which helps to ${p.effects[0]?.en ?? ''}${p.rare ? `, optionally together with ${p.rare.en}` : ''}.`,
  (p) => `Tests of sample ${p.model} in ${p.application.en} show that it can ${p.effects[0]?.en ?? ''}.`,
]

function structure(p: InventionPlan, noun: string): string {
  const joints = p.joints.slice(0, 3).map(({ a, b, relation }) => relation.en(a.term.the, b.term.the))
  return `The ${noun} comprises ${englishList(p.parts.slice(0, 4).map((part) => part.term.a))}, wherein ${englishList(joints)}.`
}

function measured(p: InventionPlan, index: number): string {
  const measure = p.measures[index]
  return measure ? `the ${measure.quantity.en} is ${englishRange(measure)}` : `the ${p.subject.en} is stable`
}

/** Writes the abstract; designs have none. */
export function englishAbstract(plan: InventionPlan, random: Random): string | null {
  if (plan.patentForm === 'design') return null
  return `${random.pick(OPENINGS)(plan)} ${random.pick(BODIES[plan.subject.form])(plan)} ${random.pickSkewed(ENDINGS)(plan)}`
}
