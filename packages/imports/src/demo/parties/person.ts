import { Random, seedOf } from '../random.ts'
import {
  GIVEN_FIRST,
  GIVEN_SECOND,
  JAPANESE_GIVEN,
  JAPANESE_SURNAMES,
  KOREAN_GIVEN,
  KOREAN_SURNAMES,
  SURNAMES,
  WESTERN_GIVEN,
  WESTERN_SURNAMES,
} from './name-parts.ts'

/** A name as Chinese documents write it and as others do. */
export interface BilingualName {
  readonly zh: string
  readonly en: string
}

/** A made-up person of a country; the same number is the same person. */
export function person(country: string, number: number): BilingualName {
  const random = new Random(seedOf(number, 5))
  if (country === 'CN' || country === 'TW') return chinesePerson(random)
  if (country === 'JP') return eastAsianPerson(random, JAPANESE_SURNAMES, JAPANESE_GIVEN)
  if (country === 'KR') return eastAsianPerson(random, KOREAN_SURNAMES, KOREAN_GIVEN)
  const [given, surname] = [random.pick(WESTERN_GIVEN), random.pick(WESTERN_SURNAMES)]
  return { zh: `${given[0]}·${surname[0]}`, en: `${given[1]} ${surname[1]}` }
}

function chinesePerson(random: Random): BilingualName {
  const surname = random.pickSkewed(SURNAMES)
  const first = random.pick(GIVEN_FIRST)
  const second = random.pick(GIVEN_SECOND)
  if (random.chance(0.12)) return { zh: surname[0] + first[0], en: `${surname[1]} ${first[1]}` }
  return { zh: surname[0] + first[0] + second[0], en: `${surname[1]} ${first[1]}${second[1]}` }
}

function eastAsianPerson(random: Random, surnames: typeof SURNAMES, givens: typeof SURNAMES): BilingualName {
  const [surname, given] = [random.pick(surnames), random.pick(givens)]
  return { zh: surname[0] + given[0], en: `${surname[1]} ${given[1]}` }
}
