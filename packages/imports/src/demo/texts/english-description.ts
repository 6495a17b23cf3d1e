import type { Paragraph } from '@gezhi/records'
import type { InventionPlan } from '../plan/invention-plan.ts'
import type { Random } from '../random.ts'
import { englishFigureCaption } from './english-figures.ts'
import { englishList, englishNoun, englishRange, englishValue, sentence } from './english-phrases.ts'

type Section = NonNullable<Paragraph['section']>

const BACKGROUNDS: readonly ((p: InventionPlan) => string)[] = [
  (p) =>
    `With the rapid development of ${p.application.en}, ${p.technology.field.en} have attracted increasing attention. A conventional ${p.subject.en} suffers from ${p.problems[0]?.en ?? ''} and hardly meets the requirements.`,
  (p) =>
    `The ${p.subject.en} is widely used in ${p.application.en}. In practice, however, there remain problems such as ${p.problems[0]?.en ?? ''} and ${p.problems[1]?.en ?? ''}.`,
  (p) =>
    `In the field of ${p.technology.field.en}, ${p.materials[1]?.en ?? ''} or ${p.materials[2]?.en ?? ''} is usually employed, which leads to ${p.problems[0]?.en ?? ''} as well as ${p.problems[1]?.en ?? ''}.`,
  (p) =>
    `In the prior art, ${p.parts[1]?.term.the ?? ''} and ${p.parts[2]?.term.the ?? ''} cooperate in a single manner only, so that ${p.problems[0]?.en ?? ''} is encountered.`,
]

const NEEDS: readonly ((p: InventionPlan) => string)[] = [
  (p) => `There is therefore a need for a solution that can ${p.effects[0]?.en ?? ''}.`,
  (p) =>
    `How to ${p.effects[0]?.en ?? ''} and at the same time ${p.effects[1]?.en ?? ''} is a problem to be solved by those skilled in the art.`,
  (p) => `No effective remedy for ${p.problems[2]?.en ?? ''} has been found so far.`,
]

/** Writes the description in its five sections. */
export function englishDescription(plan: InventionPlan, random: Random): Paragraph[] {
  return [
    heading('TECHNICAL FIELD', 'field'),
    paragraph(
      'field',
      `The present disclosure relates to the field of ${plan.technology.field.en}, and in particular to ${englishNoun(plan).a}.`,
    ),
    heading('BACKGROUND', 'background'),
    paragraph('background', random.pick(BACKGROUNDS)(plan)),
    paragraph('background', random.pick(NEEDS)(plan)),
    heading('SUMMARY', 'summary'),
    paragraph(
      'summary',
      `An object of the present disclosure is to provide ${englishNoun(plan).a} that overcomes ${plan.problems[0]?.en ?? ''}.`,
    ),
    paragraph(
      'summary',
      `To this end, the solution comprises ${englishList(plan.parts.slice(0, 3).map((part) => part.term.a))} and uses ${englishList(plan.materials.slice(0, 2).map((m) => m.en))}.`,
    ),
    paragraph(
      'summary',
      `Beneficial effects are as follows: it is possible (1) to ${plan.effects[0]?.en ?? ''}; (2) to ${plan.effects[1]?.en ?? ''}; and (3) to ${plan.effects[2]?.en ?? ''}.`,
    ),
    heading('BRIEF DESCRIPTION OF THE DRAWINGS', 'drawings'),
    ...plan.figures.map((figure) => paragraph('drawings', `FIG. ${figure.id} is ${englishFigureCaption(plan, figure)}.`)),
    paragraph('drawings', signList(plan)),
    heading('DETAILED DESCRIPTION', 'embodiments'),
    ...embodiments(plan, random),
  ]
}

function heading(text: string, section: Section): Paragraph {
  return { lang: 'en', text, heading: true, section }
}

function paragraph(section: Section, text: string): Paragraph {
  return { lang: 'en', text, section }
}

function signList(plan: InventionPlan): string {
  const curves = plan.figures.find((figure) => figure.kind === 'curve')?.signs
  const parts = plan.parts.map((part) => `${part.sign} ${part.term.en}`).join('; ')
  return `Reference signs: ${parts}${curves ? `; ${curves[0]} curve of Example 1; ${curves[1]} curve of Comparative Example 1` : ''}.`
}

const CLOSINGS = [
  'The above are merely preferred embodiments. Any modification, equivalent replacement or improvement within the spirit of the disclosure falls within its scope of protection.',
  'Those of ordinary skill in the art can make variations without departing from the concept of the present disclosure, and all of these fall within the scope of protection.',
  'The embodiments explain the technical solution and do not limit it; individual features may be replaced by equivalents.',
] as const

function embodiments(plan: InventionPlan, random: Random): Paragraph[] {
  const paragraphs = [paragraph('embodiments', structureText(plan)), paragraph('embodiments', processText(plan))]
  plan.embodiments.forEach((values, index) => paragraphs.push(paragraph('embodiments', exampleText(plan, values, index + 1))))
  paragraphs.push(paragraph('embodiments', comparisonText(plan, random)), paragraph('embodiments', random.pick(CLOSINGS)))
  return paragraphs
}

function structureText(plan: InventionPlan): string {
  const joints = plan.joints.map(({ a, b, relation }) => relation.en(`${a.term.the} ${a.sign}`, `${b.term.the} ${b.sign}`))
  const [first] = plan.parts
  const rare = plan.rare ? ` and may be combined with ${plan.rare.en}` : ''
  return `In the ${plan.subject.en} of FIG. 1, ${englishList(joints)}. ${sentence(`${first?.term.the ?? ''} ${first?.sign ?? ''}`)} uses ${plan.materials[0]?.en ?? ''}${rare}.`
}

function processText(plan: InventionPlan): string {
  return `The process comprises: ${plan.steps.map((step) => `step ${step.sign}, ${step.term.en}`).join('; ')}. Preferably, ${englishList(plan.measures.slice(0, 2).map((measure) => `the ${measure.quantity.en} is ${englishRange(measure)}`))}.`
}

function exampleText(plan: InventionPlan, values: readonly string[], number: number): string {
  const settings = plan.measures.map(({ quantity }, i) => `the ${quantity.en} is ${englishValue(values[i] ?? '', quantity.unit)}`)
  return `Example ${number}: with ${englishList(plan.materials.slice(0, 3).map((m) => m.en))}, ${englishList(settings)}. The resulting sample is denoted ${plan.model}-${number}.`
}

function comparisonText(plan: InventionPlan, random: Random): string {
  const gain = random.between(30, 480) / 10
  return `Comparative Example 1 differs from Example 1 only in that no ${plan.materials[0]?.en ?? ''} is used. The tests show that the ${plan.measures[0]?.quantity.en ?? ''} of Example 1 is better by ${gain}%, which demonstrates that the solution can ${plan.effects[0]?.en ?? ''}.`
}
