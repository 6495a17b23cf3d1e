import type { XmlElement } from '@rgrove/parse-xml'
import type { MarkParty } from '@gezhi/records'
import { splitXmlElements } from '../../../pipeline/split-xml-elements.ts'
import { elementAt, elementsAt, textAt } from '../../xml/element.ts'
import { parsePatentXml } from '../../xml/parse-patent-xml.ts'
import { withoutEmpty } from '../../us-redbook/without-empty.ts'
import { readMarkKind } from '../mark-features.ts'
import { markReading, type MarkImportFormat, type ReadTrademark } from '../mark-format.ts'
import { filled, langTexts, readDay, readNiceClasses, readViennaCodes } from '../read-facts.ts'
import { currentOwners, otherUsGoods, readUsEvents, readUsFeature, readUsGoods, readUsStatus, usNiceClass } from './us-mark-facts.ts'
import { assignmentEvents, otherTsdrFacts } from './read-tsdr-facts.ts'
import { TSDR_PICTURE } from './tsdr-picture.ts'

/** Status of trademarks of the USPTO in WIPO ST.96, in the draft (`Trademark/1`) and in versions since 2. */
export const ST96_MARK_SOURCE: MarkImportFormat = {
  format: 'uspto-st96',
  version: 3,
  rank: 3,
  pictureBeside: TSDR_PICTURE,
  recognises: (head) =>
    /<(?:[\w.-]+:)?(?:Trademark)?Transaction\s[^>]*"https?:\/\/www\.wipo\.int\/standards\/XMLSchema\/(?:ST96\/Trademark|Trademark\/1)"/.test(
      head,
    ),
  fragments: (bytes) => splitXmlElements(bytes, 'Trademark'),
  read: ({ text }) => markReading([toRecord(parsePatentXml(text))]),
}

const REPRODUCTION = 'MarkRepresentation/MarkReproduction'

function toRecord(mark: XmlElement): ReadTrademark {
  const at = (path: string) => textAt(mark, path)
  const image = elementAt(mark, `${REPRODUCTION}/MarkImageBag/MarkImage`)
  const goods = elementsAt(mark, 'GoodsServicesBag/GoodsServices')
  const described = goods
    .flatMap((one) => elementsAt(one, 'ClassDescriptionBag/ClassDescription'))
    .map((one) => ({ classNumber: textAt(one, 'ClassNumber'), text: textAt(one, 'GoodsServicesDescriptionText') }))
  const statusText = at('NationalTrademarkInformation/MarkCurrentStatusExternalDescriptionText')
  const owners = elementsAt(mark, 'ApplicantBag/Applicant').flatMap((one) =>
    contactOf(one).map((party) => ({ code: sequenceNumber(one), party })),
  )
  const current = currentOwners(owners)
  const facts = withoutEmpty<Omit<ReadTrademark, 'niceClasses'>>({
    office: at('RegistrationOfficeCode') ?? 'US',
    applicationNumber: at('ApplicationNumber/ApplicationNumberText'),
    registrationNumber: at('RegistrationNumber'),
    words: langTexts('und', at(`${REPRODUCTION}/WordMarkSpecification/MarkVerbalElementText`)),
    otherWords: filled([
      ...(langTexts('en', at(`${REPRODUCTION}/WordMarkSpecification/MarkTranslationText`)) ?? []),
      ...(langTexts('und', at(`${REPRODUCTION}/WordMarkSpecification/MarkTransliteration`)) ?? []),
    ]),
    feature: readUsFeature(at('MarkRepresentation/MarkDescriptionBag/NationalMarkDescription/MarkFeatureCode')),
    kind: readMarkKind(at('MarkCategory')),
    descriptions: langTexts('en', at('MarkRepresentation/MarkDescriptionBag/MarkDescriptionText')),
    disclaimers: langTexts('en', at('MarkDisclaimerBag/MarkDisclaimerText')),
    colours: filled([textAt(image, 'MarkImageColourClaimedText')].filter((text) => text !== undefined)),
    viennaCodes: filled(designCodes(image)),
    goods: readUsGoods(described),
    other: withoutEmpty({
      ...otherTsdrFacts({
        uses: goods.map((one) => ({
          niceClass: usNiceClass(textAt(one, 'ClassDescriptionBag/ClassDescription/ClassNumber')),
          first: textAt(one, 'NationalFilingBasis/FirstUsedDate'),
          inCommerce: textAt(one, 'NationalFilingBasis/FirstUsedCommerceDate'),
        })),
        owners,
        current,
        basis: elementAt(mark, 'NationalFilingBasis/CurrentBasis'),
        register: at('NationalTrademarkInformation/RegisterCategory'),
        // The name of the element as the office writes it.
        correction: at('NationalTrademarkInformation/RegistationCertificateAmendmentText'),
        maintenance: ['MaintenanceFiling', 'MaintenanceFilingBag/MaintenanceFiling'].flatMap((path) =>
          elementsAt(mark, `NationalTrademarkInformation/${path}`),
        ),
      }),
      ...otherUsGoods(described),
    }),
    owners: current,
    representatives: ['RecordAttorney', 'NationalCorrespondent']
      .map((role) => elementsAt(mark, role).flatMap(contactOf))
      .find((found) => found.length > 0),
    applicationDate: readDay(at('ApplicationDate')),
    publicationDate: readDay(at('PublicationBag/Publication/PublicationDate')),
    registrationDate: readDay(at('RegistrationDate')),
    renewalDate: readDay(at('NationalTrademarkInformation/RenewalDate')),
    status: readUsStatus(at('MarkCurrentStatusCode'), statusText),
    officeStatus: statusText ?? at('MarkCurrentStatusCode'),
    statusDate: readDay(at('MarkCurrentStatusDate')),
    events: readUsEvents(
      elementsAt(mark, 'MarkEventBag/MarkEvent').map((event) => ({
        date: textAt(event, 'MarkEventDate'),
        code: textAt(event, 'NationalMarkEvent/MarkEventCode'),
        text: textAt(event, 'NationalMarkEvent/MarkEventDescriptionText'),
        entry: textAt(event, 'NationalMarkEvent/MarkEventEntryNumber'),
      })),
      assignmentEvents(elementsAt(mark, 'AssignmentBag/Assignment')),
    ),
  })
  return { ...facts, niceClasses: classesOf(goods) }
}

function classesOf(goods: readonly XmlElement[]): string[] {
  const classes = goods.flatMap((one) => elementsAt(one, 'GoodsServicesClassificationBag/GoodsServicesClassification'))
  const nice = classes.filter((one) => textAt(one, 'ClassificationKindCode') === 'Nice')
  return readNiceClasses(nice.flatMap((one) => usNiceClass(textAt(one, 'ClassNumber')) ?? []))
}

/** Design codes have different elements in each version. */
function designCodes(image: XmlElement | null): string[] {
  const bags = ['NationalDesignSearchCodeBag', 'NationalDesignClassificationBag'].map((name) => elementAt(image, name)?.text ?? '')
  return readViennaCodes(bags.join(' ').match(/\d\d\.\d\d\.\d\d/g) ?? [])
}

function contactOf(element: XmlElement): MarkParty[] {
  const contact = elementAt(element, 'Contact')
  const names = ['Name/EntityName', 'Name/OrganizationName/OrganizationStandardName', 'Name/PersonName/PersonFullName']
  const name = names.map((path) => textAt(contact, path)).find((found) => found !== undefined)
  if (name === undefined) return []
  const address = elementAt(contact, 'PostalAddressBag/PostalAddress/PostalStructuredAddress')
  const parts = ['AddressLineText', 'CityName', 'GeographicRegionName', 'PostalCode']
  const written = parts.flatMap((part) => elementsAt(address, part).map(({ text }) => text.trim())).filter((part) => part !== '')
  return [withoutEmpty<MarkParty>({ name, address: written.join(', ') || undefined, country: textAt(address, 'CountryCode') })]
}

/** The code of an owner, an attribute with any prefix. */
function sequenceNumber({ attributes }: XmlElement): string | undefined {
  return Object.entries(attributes).find(([name]) => name.replace(/^.*:/, '') === 'sequenceNumber')?.[1]
}
