import type { XmlElement } from '@rgrove/parse-xml'
import type { EarlierMark, Opposition } from '@gezhi/records'
import { elementAt, elementsAt, textAt } from '../../xml/element.ts'
import { withoutEmpty } from '../../us-redbook/without-empty.ts'
import { readMarkFeature } from '../mark-features.ts'
import { readDay } from '../read-facts.ts'
import { readMarkParties } from './read-parties.ts'

/** Oppositions against a mark. Earlier marks that the source repeats are listed once. */
export function readOppositions(mark: XmlElement): Opposition[] {
  return elementsAt(mark, 'OppositionDetails/Opposition').map((one) => {
    const earlier = elementsAt(one, 'EarlierMarkDetails/EarlierMark').map(readEarlierMark)
    return withoutEmpty<Opposition>({
      number: textAt(one, 'OppositionIdentifier'),
      date: readDay(textAt(one, 'OppositionDate')),
      status: textAt(one, 'OppositionCurrentStatusCode'),
      grounds: grounds(one),
      opponents: readMarkParties(one, 'OpponentDetails', 'Opponent'),
      earlierMarks: [...new Map(earlier.map((found) => [JSON.stringify(found), found])).values()],
    })
  })
}

/** One ground per line. */
function grounds(opposition: XmlElement): string[] {
  const text = elementAt(opposition, 'OppositionGroundText')?.text ?? ''
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function readEarlierMark(mark: XmlElement): EarlierMark {
  return withoutEmpty<EarlierMark>({
    office: textAt(mark, 'EarlierMarkCountryCode') ?? 'EM',
    applicationNumber: textAt(mark, 'ApplicationNumber'),
    registrationNumber: textAt(mark, 'RegistrationNumber'),
    applicationDate: readDay(textAt(mark, 'ApplicationDate')),
    registrationDate: readDay(textAt(mark, 'RegistrationDate')),
    words: textAt(mark, 'WordMarkSpecification/MarkVerbalElementText'),
    feature: readMarkFeature(textAt(mark, 'MarkFeature')),
  })
}
