import type { XmlElement } from '@rgrove/parse-xml'
import type { ClassGoods, MarkPriority } from '@gezhi/records'
import { elementsAt, textAt } from '../../xml/element.ts'
import { withoutEmpty } from '../../us-redbook/without-empty.ts'
import { readMarkFeature, readMarkKind, readMarkStatus } from '../mark-features.ts'
import type { ReadTrademark } from '../mark-format.ts'
import { filled, langTexts, otherFigureCodes, readDay, readNiceClasses, readViennaCodes, requireNiceClass } from '../read-facts.ts'
import { readEvents, firstPublication } from './read-events.ts'
import { readOppositions } from './read-oppositions.ts'
import { readMarkParties } from './read-parties.ts'

/** One trademark with what stands beside it in its transaction (appeals, divisions). `goods`: already read, or null to read them from the element. */
export function emTmToRecord(mark: XmlElement, data: XmlElement, goods: readonly ClassGoods[] | null): ReadTrademark {
  const at = (path: string) => textAt(mark, path)
  const listed = goods ?? readGoods(mark)
  const languages = [at('ApplicationLanguageCode'), at('SecondLanguageCode')].flatMap((code) => code?.toLowerCase() ?? [])
  const niceClasses = readNiceClasses(listed.map(({ niceClass }) => niceClass))
  const figureCodes = elementsAt(mark, 'MarkImageDetails/MarkImage/MarkImageCategory/CategoryCodeDetails/CategoryCode').map(textOf)
  const facts = withoutEmpty<Omit<ReadTrademark, 'niceClasses'>>({
    office: at('RegistrationOfficeCode') ?? 'EM',
    languages,
    applicationNumber: at('ApplicationNumber'),
    // The EUIPO registers under the number of the application.
    registrationNumber: at('RegistrationDate') === undefined ? undefined : (at('RegistrationNumber') ?? at('ApplicationNumber')),
    words: langTexts('und', at('WordMarkSpecification/MarkVerbalElementText')),
    feature: readMarkFeature(at('MarkFeature')),
    kind: readMarkKind(at('KindMark')),
    descriptions: elementsAt(mark, 'MarkDescriptionDetails/MarkDescription').flatMap(
      (one) => langTexts(languageOf(one), textOf(one)) ?? [],
    ),
    disclaimers: elementsAt(mark, 'MarkDisclaimerDetails/MarkDisclaimer').flatMap((one) => langTexts(languageOf(one), textOf(one)) ?? []),
    colours: filled(elementsAt(mark, 'MarkImageDetails/MarkImage/MarkImageColourClaimedText').map(textOf).filter(Boolean)),
    images: elementsAt(mark, 'MarkImageDetails/MarkImage').flatMap((image, index) => {
      const name = textAt(image, 'MarkImageURI')?.split('/').at(-1)
      return name === undefined ? [] : [{ id: String(index + 1), sourceFile: name }]
    }),
    viennaCodes: readViennaCodes(figureCodes),
    other: { ...otherFigureCodes('CategoryCode', figureCodes), ...relationsOf(data) },
    goods: filled(listed),
    owners: readMarkParties(mark, 'ApplicantDetails', 'Applicant'),
    representatives: readMarkParties(mark, 'RepresentativeDetails', 'Representative'),
    applicationDate: readDay(at('ApplicationDate')),
    publicationDate: firstPublication(mark),
    registrationDate: readDay(at('RegistrationDate')),
    expiryDate: readDay(at('ExpiryDate')),
    status: readMarkStatus(at('MarkCurrentStatusCode')),
    officeStatus: at('MarkCurrentStatusCode'),
    statusDate: readDay(at('MarkCurrentStatusDate')),
    events: filled(readEvents(mark, data)),
    oppositions: filled(readOppositions(mark)),
    priorities: elementsAt(mark, 'PriorityDetails/Priority').flatMap((one) => claim(one, 'Priority', 'PriorityDate', 'PriorityNumber')),
    seniorities: elementsAt(mark, 'SeniorityDetails/Seniority').flatMap((one) =>
      claim(one, 'Seniority', 'SeniorityFilingDate', 'SeniorityRegistrationNumber'),
    ),
  })
  return { ...facts, niceClasses }
}

function claim(element: XmlElement, name: string, date: string, number: string): MarkPriority[] {
  const country = textAt(element, `${name}CountryCode`)
  if (country === undefined) return []
  const [written, status] = [textAt(element, number), textAt(element, `${name}StatusCode`)]
  return [withoutEmpty<MarkPriority>({ country, number: written, date: readDay(textAt(element, date)), status })]
}

/** Numbers of marks from which this one was divided, or that were divided from it, by the office's word for the relation. */
function relationsOf(data: XmlElement): Record<string, string[]> {
  const relations = elementsAt(data, 'TradeMarkRelationDetails/TradeMarkRelation').flatMap((one) => {
    const [kind, number] = [textAt(one, 'TradeMarkRelationKind'), textAt(one, 'RelatedTradeMarkIdentifier')]
    return kind === undefined || number === undefined ? [] : [{ kind, number }]
  })
  return Object.fromEntries(
    [...Map.groupBy(relations, ({ kind }) => kind)].map(([kind, found]) => [kind, found.map(({ number }) => number)]),
  )
}

function readGoods(mark: XmlElement): ClassGoods[] {
  return elementsAt(mark, 'GoodsServicesDetails/GoodsServices/ClassDescriptionDetails/ClassDescription').flatMap((one) => {
    const niceClass = requireNiceClass('ClassNumber', textAt(one, 'ClassNumber') ?? '')
    const texts = elementsAt(one, 'GoodsServicesDescription').flatMap((text) => langTexts(languageOf(text), textOf(text)) ?? [])
    return [{ niceClass, texts }]
  })
}

function languageOf({ attributes }: XmlElement): string {
  return attributes['languageCode']?.toLowerCase() ?? 'und'
}

function textOf({ text }: XmlElement): string {
  return text.replace(/\s+/g, ' ').trim()
}
