import type { Citation } from '@gezhi/records'
import { yearOf } from './calendar.ts'
import { person } from './parties/person.ts'
import type { FamilyPlan } from './plan/family-plan.ts'
import { planBlock } from './plan/plan-block.ts'
import { Random, seedOf } from './random.ts'
import { ROUND_SIZE, sameTechnologyInRound } from './technologies/rounds.ts'

const CATEGORIES: readonly (readonly [string, number])[] = [
  ['A', 56],
  ['X', 24],
  ['Y', 20],
]

/** Patents that may be cited by a family: first publications of earlier blocks of the same technology, published before its priority. */
export function citableFamilies(seed: number, block: number, planOf = planBlock): FamilyPlan[] {
  const round = Math.floor(block / ROUND_SIZE)
  if (round === 0) return []
  const random = new Random(seedOf(seed, block, 6))
  // Early rounds are drawn more often, so that a few patents are cited again and again.
  const rounds = new Set([Math.floor(round * random.next() * random.next()), random.int(round)])
  return [...rounds].flatMap((earlier) => planOf(seed, sameTechnologyInRound(seed, block, earlier)))
}

/** Citations of one publication: patents with their search-report category and, now and then, a made-up article. */
export function citations(random: Random, family: FamilyPlan, citable: readonly FamilyPlan[], number: number): Citation[] {
  const before = citable.filter((other) => (other.publications[0]?.day ?? Infinity) < family.priorityDay)
  const list: Citation[] = random.sample(before, random.between(1, 6)).map((other) => {
    const cited = other.publications[0]
    return { publicationNumber: cited?.number ?? '', category: random.weighted(CATEGORIES) }
  })
  if (random.chance(0.2)) list.push(article(random, family, number))
  return list
}

function article(random: Random, family: FamilyPlan, number: number): Citation {
  const author = person(random.chance(0.6) ? 'CN' : 'US', seedOf(number, 7))
  const topic = `${random.pick(family.technology.parts).en} in ${family.technology.field.en}`
  const year = yearOf(family.priorityDay) - random.between(1, 9)
  const page = random.between(1, 900)
  return {
    category: random.weighted(CATEGORIES),
    text: `${author.en} et al.: "On the ${topic}", Gezhi Journal of Invented Results, vol. ${random.between(1, 60)}, ${year}, pp. ${page}-${page + 9}`,
  }
}
