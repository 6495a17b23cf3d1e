import { Random } from '../random.ts'
import type { Quantity, Subject } from '../terms.ts'
import type { FamilyPlan } from './family-plan.ts'
import type { InventionPlan, Joint, Measure, SignedPart, TitlePattern } from './invention-plan.ts'
import { CORE_PARTS, planClaims } from './plan-claims.ts'
import { planFigures } from './plan-figures.ts'
import { MODIFIERS, RARE_TERMS, RELATIONS } from './vocabulary.ts'

const TITLE_PATTERNS: readonly (readonly [TitlePattern, number])[] = [
  ['plain', 16],
  ['modified', 22],
  ['applied', 14],
  ['modified-applied', 12],
  ['with-method', 16],
  ['based-on', 12],
  ['part-and', 8],
]

const SIGN_SCHEMES: readonly ((index: number) => string)[] = [
  (index) => String(index + 1),
  (index) => String(10 * (index + 1)),
  (index) => String(101 + index),
  (index) => String(100 + 10 * index),
  (index) => String(11 + index),
]

/** Plans an invention: its parts, values and claims, the same for every language. */
export function planInvention(family: FamilyPlan): InventionPlan {
  const random = new Random(family.contentSeed)
  const own = new Random(family.ownSeed)
  const { technology, form } = family
  const subject = pickSubject(random, technology.subjects, form)
  const sign = random.pick(SIGN_SCHEMES)
  const parts = random.sample(technology.parts, random.between(5, 9)).map((part, i): SignedPart => ({ term: part, sign: sign(i) }))
  const first = random.chance(0.5) ? 101 : 1
  const steps = random.sample(technology.steps, random.between(4, 6)).map((step, i): SignedPart => ({ term: step, sign: `S${first + i}` }))
  const measures = random.sample(technology.quantities, random.between(3, 5)).map((quantity) => planMeasure(random, quantity))
  const core = {
    technology,
    patentForm: form,
    subject,
    title: planTitle(own, subject),
    modifier: own.pickSkewed(MODIFIERS),
    application: own.pickSkewed(technology.applications),
    parts,
    joints: planJoints(random, technology.relations, parts),
    materials: random.sample(technology.materials, random.between(3, 5)),
    steps,
    problems: random.sample(technology.problems, 3),
    effects: own.sample(technology.effects, 3),
    measures,
    rare: own.chance(0.45) ? own.pickSkewed(RARE_TERMS) : null,
    model: `${String.fromCharCode(65 + own.int(26), 65 + own.int(26))}-${own.between(100, 9999)}`,
    embodiments: planEmbodiments(own, measures),
  }
  return { ...core, claims: planClaims(own, core), figures: planFigures(random, core) }
}

/** Utility models protect devices; everything else may be of any form. */
function pickSubject(random: Random, subjects: readonly Subject[], form: FamilyPlan['form']): Subject {
  const devices = subjects.filter((subject) => subject.form === 'device')
  return random.pickSkewed(form === 'utility' && devices.length > 0 ? devices : subjects)
}

function planTitle(random: Random, subject: Subject): TitlePattern {
  const pattern = random.weighted(TITLE_PATTERNS)
  return pattern === 'with-method' && subject.form === 'method' ? 'modified' : pattern
}

/**
 * Each part is connected to an earlier one; a part the first claim does not name is connected to one that it names, so that every `said
 * part` has an antecedent.
 */
function planJoints(random: Random, domains: FamilyPlan['technology']['relations'], parts: readonly SignedPart[]): Joint[] {
  const joints: Joint[] = []
  for (let i = 1; i < parts.length; i++) {
    const a = parts[i] as SignedPart
    const b = parts[i < CORE_PARTS ? i - 1 : random.int(CORE_PARTS)] as SignedPart
    joints.push({ a, b, relation: random.pickSkewed(RELATIONS[random.pick(domains)]) })
  }
  return joints
}

/** The value at a share of a quantity's range, a multiple of its step. */
function valueAt({ min, max, step, scale }: Quantity, share: number): string {
  return String((min + Math.floor(((max - min) / step) * share) * step) / scale)
}

function planMeasure(random: Random, quantity: Quantity): Measure {
  const start = random.next() * 0.55
  const width = 0.2 + random.next() * (0.8 - start)
  return { quantity, low: valueAt(quantity, start), high: valueAt(quantity, start + width), best: valueAt(quantity, start + width / 2) }
}

/** Values of the measures in each worked example. */
function planEmbodiments(random: Random, measures: readonly Measure[]): string[][] {
  return Array.from({ length: random.between(1, 2) }, () => measures.map(({ quantity }) => valueAt(quantity, random.next())))
}
