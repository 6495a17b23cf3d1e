import type { XmlElement } from '@rgrove/parse-xml'
import type { MarkParty } from '@gezhi/records'
import { splitXmlElements } from '../../../pipeline/split-xml-elements.ts'
import { elementAt, elementsAt, textAt } from '../../xml/element.ts'
import { parsePatentXml } from '../../xml/parse-patent-xml.ts'
import { withoutEmpty } from '../../us-redbook/without-empty.ts'
import { readMarkKind } from '../mark-features.ts'
import { markReading, type MarkImportFormat, type ReadTrademark } from '../mark-format.ts'
import { filled, langTexts, readDay, readNiceClasses } from '../read-facts.ts'
import { currentOwners, otherUsGoods, readUsEvents, readUsFeature, readUsGoods, readUsStatus, usNiceClass } from './us-mark-facts.ts'
import { assignmentEvents, otherTsdrFacts } from './read-tsdr-facts.ts'
import { TSDR_PICTURE } from './tsdr-picture.ts'

/** Status of trademarks of the USPTO in WIPO ST.66, as its retrieval system (TSDR) gives it, alone or in a zip file with the picture. */
export const ST66_MARK_SOURCE: MarkImportFormat = {
  format: 'uspto-st66',
  version: 3,
  rank: 3,
  pictureBeside: TSDR_PICTURE,
  recognises: (head) =>
    /<Transaction\s[^>]*urn:us:gov:doc:uspto/.test(head) &&
    /xmlns="https?:\/\/www\.wipo\.int\/standards\/XMLSchema\/trademarks"/.test(head),
  fragments: (bytes) => splitXmlElements(bytes, 'TransactionData'),
  read({ text }) {
    const data = parsePatentXml(text)
    const mark = elementAt(data, 'TradeMarkDetails/TradeMark')
    return markReading(mark === null ? [] : [toRecord(mark, data)])
  },
}

/** The owners stand beside the mark in `data`. */
function toRecord(mark: XmlElement, data: XmlElement): ReadTrademark {
  const at = (path: string) => textAt(mark, path)
  const classes = elementsAt(mark, 'GoodsServicesDetails/GoodsServices/ClassDescriptionDetails/ClassDescription')
  const goods = classes.map((one) => ({ classNumber: textAt(one, 'ClassNumber'), text: textAt(one, 'GoodsServicesDescription') }))
  const statusText = at('TradeMarkExt/MarkCurrentStatusExternalDescriptionText')
  const owners = elementsAt(data, 'ApplicantDetails/Applicant').flatMap((one) =>
    partyAt(one, 'ApplicantAddressBook').map((party) => ({ code: textAt(one, 'ApplicantExt/PartyTypeCode'), party })),
  )
  const current = currentOwners(owners)
  const facts = withoutEmpty<Omit<ReadTrademark, 'niceClasses'>>({
    office: at('RegistrationOfficeCode') ?? 'US',
    applicationNumber: at('ApplicationNumber'),
    registrationNumber: at('RegistrationNumber'),
    words: langTexts('und', at('WordMarkSpecification/MarkVerbalElementText')),
    otherWords: filled([
      ...(langTexts('en', at('WordMarkSpecification/MarkTranslation')) ?? []),
      ...(langTexts('und', at('WordMarkSpecification/MarkTransliteration')) ?? []),
    ]),
    feature: readUsFeature(at('TradeMarkExt/MarkFeatureCode')),
    kind: readMarkKind(at('KindMark')),
    descriptions: langTexts('en', at('MarkDescriptionDetails/MarkDescription')),
    disclaimers: langTexts('en', at('MarkDisclaimerDetails/MarkDisclaimer')),
    colours: filled(elementsAt(mark, 'MarkImageDetails/MarkImage').flatMap((image) => textAt(image, 'MarkImageColourClaimedText') ?? [])),
    goods: readUsGoods(goods),
    other: withoutEmpty({
      ...otherTsdrFacts({
        uses: classes.map((one) => ({
          niceClass: usNiceClass(textAt(one, 'ClassNumber')),
          first: textAt(one, 'ClassDescriptionExt/FilingBasisDetails/FirstUseDateNumber'),
          inCommerce: textAt(one, 'ClassDescriptionExt/FilingBasisDetails/FirstUseInCommerceDate'),
        })),
        owners,
        current,
        basis: elementAt(mark, 'TradeMarkExt/FilingBasisDetails/BasisCurrently'),
        register: at('TradeMarkExt/RegisterCategory'),
        distinctiveness: at('TradeMarkExt/TradeDistinctivenessScope'),
        correction: at('TradeMarkExt/CertificateCorrectingRegistrationText'),
        maintenance: elementsAt(mark, 'TradeMarkExt/AdditionalMarkDetails/MaintenanceFilingDetails'),
      }),
      ...otherUsGoods(goods),
    }),
    owners: current,
    representatives: elementsAt(mark, 'RepresentativeDetails/Representative')
      .filter((one) => textAt(one, 'Comment') === 'Attorney of Record')
      .flatMap((one) => partyAt(one, 'RepresentativeAddressBook')),
    applicationDate: readDay(at('ApplicationDate')),
    publicationDate: readDay(at('PublicationDetails/Publication/PublicationDate')),
    registrationDate: readDay(at('RegistrationDate')),
    renewalDate: readDay(at('TradeMarkExt/RenewalDate')),
    status: readUsStatus(at('MarkCurrentStatusCode'), statusText),
    officeStatus: statusText ?? at('MarkCurrentStatusCode'),
    statusDate: readDay(at('MarkCurrentStatusDate')),
    events: readUsEvents(
      elementsAt(mark, 'MarkEventDetails/MarkEvent').map((event) => ({
        date: textAt(event, 'MarkEventDate'),
        code: textAt(event, 'MarkEventCode'),
        text: textAt(event, 'MarkEventExt/MarkEventInternalDescriptionText'),
        entry: textAt(event, 'MarkEventExt/MarkEventEntryNumber'),
      })),
      assignmentEvents(elementsAt(mark, 'AssignmentBagExt/Assignment')),
    ),
  })
  return { ...facts, niceClasses: readNiceClasses(classes.flatMap((one) => usNiceClass(textAt(one, 'ClassNumber')) ?? [])) }
}

function partyAt(element: XmlElement, book: string): MarkParty[] {
  const entry = elementAt(element, `${book}/FormattedNameAddress`)
  const name = linesAt(entry, 'Name/FreeFormatName/FreeFormatNameDetails/FreeFormatNameLine')
  if (name === '') return []
  const address = elementAt(entry, 'Address/FormattedAddress')
  const parts = ['AddressRoom', 'AddressBuilding', 'AddressStreet', 'AddressCity', 'AddressState', 'AddressPostcode']
  const written = parts.flatMap((part) => textAt(address, part) ?? []).join(', ')
  return [withoutEmpty<MarkParty>({ name, address: written || undefined, country: textAt(address, 'FormattedAddressCountryCode') })]
}

function linesAt(element: XmlElement | null, path: string): string {
  return elementsAt(element, path)
    .map(({ text }) => text.trim())
    .filter((line) => line !== '')
    .join(', ')
}
