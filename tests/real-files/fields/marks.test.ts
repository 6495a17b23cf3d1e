import { TRADEMARK_SOURCES } from '@gezhi/imports'
import type { ClassGoods, LangText, MarkParty, MarkPriority, Trademark } from '@gezhi/records'
import type { Element } from '@xmldom/xmldom'
import { checkFormatOf, type ComparedKind, type FormatCheck, type LeftOut } from './check-format.ts'
import { CONTACT, IN_ONE_FORM, NO_VALUE, OWN_NAMES, REPEATED } from './left-out.ts'
import { plainText } from './same-words.ts'
import { distinct, sameName } from './shown-field.ts'
import { xmlLeaves, xmlRoot } from './source-leaves.ts'
import { nodes, string, strings } from './xpath.ts'

const texts = (list: readonly LangText[] | undefined) => list?.map(({ text }) => plainText(text))
const parties = (list: readonly MarkParty[] | undefined) => list?.map(({ name, identifier }) => (name ? sameName(name) : identifier))
const claims = (list: readonly MarkPriority[] | undefined) => list?.map(({ country, number, date }) => [country, number, date].join(' '))
const goods = (list: readonly ClassGoods[] | undefined) =>
  list?.flatMap(({ niceClass, texts: inClass }) => inClass.map(({ lang, text }) => `${Number(niceClass)} ${lang} ${plainText(text)}`))

/** Trademarks as the tests compare them. */
const MARKS: ComparedKind<Trademark> = {
  sources: TRADEMARK_SOURCES,
  shown: {
    office: ({ office }) => office,
    languages: ({ languages }) => languages,
    applicationNumber: ({ applicationNumber }) => applicationNumber,
    registrationNumber: ({ registrationNumber }) => registrationNumber,
    words: ({ words }) => texts(words),
    otherWords: ({ otherWords }) => texts(otherWords),
    feature: ({ feature }) => feature,
    kind: ({ kind }) => kind,
    descriptions: ({ descriptions }) => texts(descriptions),
    disclaimers: ({ disclaimers }) => texts(disclaimers),
    images: ({ images }) => images?.map(({ sourceFile }) => sourceFile),
    viennaCodes: ({ viennaCodes }) => viennaCodes,
    niceClasses: ({ niceClasses }) => niceClasses.map(Number),
    goods: (mark) => goods(mark.goods),
    owners: ({ owners }) => parties(owners),
    representatives: ({ representatives }) => parties(representatives),
    applicationDate: ({ applicationDate }) => applicationDate,
    publicationDate: ({ publicationDate }) => publicationDate,
    registrationDate: ({ registrationDate }) => registrationDate,
    renewalDate: ({ renewalDate }) => renewalDate,
    expiryDate: ({ expiryDate }) => expiryDate,
    expiryIsDerived: ({ expiryIsDerived }) => expiryIsDerived,
    officeStatus: ({ officeStatus }) => officeStatus,
    statusDate: ({ statusDate }) => statusDate,
    events: ({ events }) => events?.map(({ date }) => date),
    oppositions: ({ oppositions }) => oppositions?.map(({ number, date }) => `${number} ${date}`),
    priorities: ({ priorities }) => claims(priorities),
    seniorities: ({ seniorities }) => claims(seniorities),
  },
  follows: new Set(['status', 'other']),
  derived:
    /^\/(?:feature|kind|status|images\/id|events\/type|oppositions\/earlierMarks\/feature|\w+\/lang|\w+\/texts\/lang|goods\/niceClass|niceClasses|expiryDate|expiryIsDerived)$/,
  composed: /^\/(?:other|events\/text|\w+\/address)/,
}
const day = (written: string | undefined) => written?.slice(0, 10).replaceAll('-', '')
const withoutNamespaces = (text: string) =>
  xmlRoot(text.replaceAll(/ (?:xmlns(?::\w+)?|\w+:schemaLocation)="[^"]*"|(?<=[ </])\w+:(?=[\w-]+[ =/>])/g, ''))
const check = (one: Omit<FormatCheck<Element, Trademark>, 'open' | 'leaves'>) =>
  checkFormatOf(MARKS, { ...one, open: withoutNamespaces, leaves: xmlLeaves })

const TO_READ = 'not read yet'
const FEATURES: Readonly<Record<string, string>> = { Word: 'word', Figurative: 'figurative', '3-D': 'shape' }
const euClaims = (root: Element, name: string, date: string, number: string) =>
  nodes(root, `//${name}Details/${name}`).map((one) =>
    [string(one, `${name}CountryCode`), string(one, number), day(string(one, date))].join(' '),
  )
const BY_NUMBER = "a person other than owner and representative of the mark, whom the file has by the office's number alone"
const EM_TM_LEFT: LeftOut = [
  [/\/TransactionHeader\/|\/Transaction(?:Code|Identifier)$|\/@(?:operationCode|identifierKindCode|milestone|status)$/, OWN_NAMES],
  [/\/MarkImage\/MarkImage(?:URI|FileFormat|Identifier)$/, 'the folder of a picture whose name is kept'],
  [/Indicator$/, NO_VALUE],
  [/\/(?:Record|Priority|Seniority)(?:Current)?StatusCode$/, TO_READ],
  [/\/(?:EarlierMark|Seniority)\/\w*(?:Date|Number)$|\/TradeMarkRelation\//, TO_READ],
  [/\/(?:BasicRecord|Opposition|Appeal)\/\w+Details\/\w+Key\/Identifier$/, BY_NUMBER],
  [/\/(?:MarkFeature|DesignatedCountryCode|InternationalTradeMarkCode)$|ProceedingLanguageCode$|\/PublicationPage$/, IN_ONE_FORM],
]
for (const zip of ['222', '223', '224', '225', '226', '228', '229']) {
  check({
    format: 'euipo-em-tm',
    begins: `trademarks/euipo-em-tm-v3.4/${zip}`,
    fields: {
      office: (root) => string(root, '//TradeMark/RegistrationOfficeCode'),
      languages: (root) => strings(root, '//TradeMark/ApplicationLanguageCode|//TradeMark/SecondLanguageCode'),
      applicationNumber: (root) => string(root, '//TradeMark/ApplicationNumber'),
      registrationNumber: (root) => string(root, '//TradeMark[RegistrationDate]/ApplicationNumber'),
      words: (root) => strings(root, '//TradeMark/WordMarkSpecification/MarkVerbalElementText').map(plainText),
      feature: (root) => FEATURES[string(root, '//TradeMark/MarkFeature') ?? ''],
      kind: (root) => string(root, '//TradeMark/KindMark')?.toLowerCase(),
      images: (root) => strings(root, '//MarkImage/MarkImageURI').map((address) => address.replace(/^.*\//, '')),
      viennaCodes: (root) => [...new Set(strings(root, '//CategoryCode'))],
      niceClasses: (root) => strings(root, '//ClassDescription/ClassNumber').map(Number),
      goods: (root) =>
        nodes(root, '//ClassDescription').flatMap((one) =>
          nodes(one, 'GoodsServicesDescription').map(
            (text) => `${string(one, 'ClassNumber')} ${string(text, '@languageCode')} ${plainText(string(text, '.') ?? '')}`,
          ),
        ),
      owners: (root) => strings(root, '//TradeMark/ApplicantDetails/ApplicantKey/Identifier'),
      representatives: (root) => strings(root, '//TradeMark/RepresentativeDetails/RepresentativeKey/Identifier'),
      applicationDate: (root) => day(string(root, '//TradeMark/ApplicationDate')),
      publicationDate: (root) =>
        distinct(strings(root, '//Publication[starts-with(PublicationSection, "A")]/PublicationDate').map((one) => day(one)!))?.[0],
      registrationDate: (root) => day(string(root, '//TradeMark/RegistrationDate')),
      expiryDate: (root) => day(string(root, '//TradeMark/ExpiryDate')),
      officeStatus: (root) => string(root, '//TradeMark/MarkCurrentStatusCode'),
      statusDate: (root) => day(string(root, '//TradeMark/MarkCurrentStatusDate')),
      events: (root) =>
        strings(root, '//PublicationDate|//RecordCurrentStatusDate|//AppealDate')
          .map((one) => day(one))
          .toSorted(),
      oppositions: (root) =>
        nodes(root, '//Opposition').map((one) => `${string(one, 'OppositionIdentifier')} ${day(string(one, 'OppositionDate'))}`),
      priorities: (root) => euClaims(root, 'Priority', 'PriorityDate', 'PriorityNumber'),
      seniorities: (root) => euClaims(root, 'Seniority', 'SeniorityFilingDate', 'SeniorityRegistrationNumber'),
    },
    left: EM_TM_LEFT,
    added: [[/^\/events\/text$/, 'the Bulletin by its name']],
  })
}
/** The office has ten years from the registration, or from the last renewal. */
const tenYearsAfter = (written: string | undefined) => written && `${Number(written.slice(0, 4)) + 10}${day(written)?.slice(4)}`
const usEvents = (root: Element) =>
  strings(root, '//MarkEventDate')
    .map((one) => day(one))
    .toSorted()
const US_LEFT: LeftOut = [
  [/Indicator$|\/@\w+$/, OWN_NAMES],
  [/\/(?:Email\w*|Fax\w*|Phone\w*)(?:\/\w+)*$/, CONTACT],
  [/\/(?:Applicant|Representative|NationalCorrespondent)\/|\/NationalCorrespondent\//, 'an earlier owner, or an address for letters'],
  [/\/Assignment\/|\/FilingBasis|FirstUse|NationalFilingBasis|MaintenanceFiling|Certificate/, TO_READ],
  [/\/(?:KindMark|MarkCategory|MarkFeature\w*|MarkCurrentStatusCode|ClassificationKindCode|RegisterCategory)$/, IN_ONE_FORM],
  [/ClassTitleText$|ClassNumbers?$|NationalStatus|ClassNumberStatus|PublicationIdentifier$|TradeDistinctivenessScope$/, REPEATED],
  [/\/MarkEvent\//, OWN_NAMES],
  [/CaseLocation\/|OfficeDetails\/|DocketText$/, 'where the file lies within the office'],
  [/FileName$/, NO_VALUE],
]
check({
  format: 'uspto-st66',
  begins: 'trademarks/uspto-tsdr/sn76044902',
  fields: {
    office: (root) => string(root, '//RegistrationOfficeCode'),
    applicationNumber: (root) => string(root, '//ApplicationNumber'),
    registrationNumber: (root) => string(root, '//RegistrationNumber'),
    words: (root) => strings(root, '//MarkVerbalElementText').map(plainText),
    feature: () => 'word',
    kind: () => 'individual',
    niceClasses: (root) => strings(root, '//ClassDescription/ClassNumber').map(Number),
    goods: (root) =>
      nodes(root, '//ClassDescription').map(
        (one) => `${Number(string(one, 'ClassNumber'))} en ${plainText(string(one, 'GoodsServicesDescription') ?? '')}`,
      ),
    owners: (root) => strings(root, '//Applicant[ApplicantExt/PartyTypeCode="30"]//FreeFormatNameDetails').map(sameName),
    representatives: (root) => strings(root, '//Representative[Comment="Attorney of Record"]//FreeFormatNameDetails').map(sameName),
    applicationDate: (root) => day(string(root, '//ApplicationDate')),
    publicationDate: (root) => day(string(root, '//PublicationDate')),
    registrationDate: (root) => day(string(root, '//RegistrationDate')),
    expiryDate: (root) => tenYearsAfter(string(root, '//RegistrationDate')),
    expiryIsDerived: () => true,
    officeStatus: (root) => string(root, '//MarkCurrentStatusExternalDescriptionText'),
    statusDate: (root) => day(string(root, '//MarkCurrentStatusDate')),
    events: usEvents,
  },
  left: US_LEFT,
})
check({
  format: 'uspto-st96',
  begins: 'trademarks/uspto-tsdr/rn2178784',
  fields: {
    office: (root) => string(root, '//RegistrationOfficeCode'),
    applicationNumber: (root) => string(root, '//ApplicationNumberText'),
    registrationNumber: (root) => string(root, '//RegistrationNumber'),
    words: (root) => strings(root, '//MarkVerbalElementText').map(plainText),
    feature: () => 'word',
    kind: () => 'individual',
    niceClasses: (root) => strings(root, '//GoodsServicesClassification[ClassificationKindCode="Nice"]/ClassNumber').map(Number),
    goods: (root) =>
      nodes(root, '//ClassDescription[GoodsServicesDescriptionText]').map(
        (one) => `${Number(string(one, 'ClassNumber'))} en ${plainText(string(one, 'GoodsServicesDescriptionText') ?? '')}`,
      ),
    owners: (root) => strings(root, '//Applicant[1]/Contact/Name/EntityName').map(sameName),
    representatives: (root) => strings(root, '//RecordAttorney//PersonFullName').map(sameName),
    applicationDate: (root) => day(string(root, '//ApplicationDate')),
    publicationDate: (root) => day(string(root, '//PublicationDate')),
    registrationDate: (root) => day(string(root, '//RegistrationDate')),
    renewalDate: (root) => day(string(root, '//RenewalDate')),
    expiryDate: (root) => tenYearsAfter(string(root, '//RenewalDate')),
    expiryIsDerived: () => true,
    officeStatus: (root) => string(root, '//MarkCurrentStatusExternalDescriptionText'),
    statusDate: (root) => day(string(root, '//MarkCurrentStatusDate')),
    events: usEvents,
  },
  left: US_LEFT,
})
