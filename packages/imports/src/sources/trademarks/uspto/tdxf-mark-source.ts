import type { XmlElement } from '@rgrove/parse-xml'
import type { MadridFacts, MarkKind, MarkParty, MarkPriority } from '@gezhi/records'
import { readCode, COUNTRY_LABELS } from '@gezhi/records'
import { splitXmlElements } from '../../../pipeline/split-xml-elements.ts'
import { elementsAt, textAt } from '../../xml/element.ts'
import { parsePatentXml } from '../../xml/parse-patent-xml.ts'
import { withoutEmpty } from '../../us-redbook/without-empty.ts'
import { markReading, type MarkImportFormat, type ReadTrademark } from '../mark-format.ts'
import { filled, langTexts, otherFigureCodes, readDay, readViennaCodes } from '../read-facts.ts'
import { readStatements } from './read-statements.ts'
import { currentOwners, readUsEvents, readUsFeature, readUsStatus, usClasses } from './us-mark-facts.ts'

/**
 * Trademark applications of the USPTO, daily and annual (TDXF, `trademark-applications-daily`): the state of each changed file, without
 * pictures. One document holds thousands of files.
 */
export const TDXF_MARK_SOURCE: MarkImportFormat = {
  format: 'uspto-tdxf',
  version: 1,
  rank: 3,
  recognises: (head) => /<trademark-applications-daily[\s>]/.test(head),
  fragments: (bytes) => splitXmlElements(bytes, 'case-file'),
  read: ({ text }) => markReading([toRecord(parsePatentXml(text))]),
}

function toRecord(file: XmlElement): ReadTrademark {
  const header = (name: string) => textAt(file, `case-file-header/${name}`)
  const { goods, other, ...statements } = readStatements(
    elementsAt(file, 'case-file-statements/case-file-statement').map((one) => ({
      code: textAt(one, 'type-code'),
      text: textAt(one, 'text'),
    })),
  )
  const classes = usClasses(
    elementsAt(file, 'classifications/classification')
      .flatMap((one) => elementsAt(one, 'international-code'))
      .map(({ text }) => text.trim()),
  )
  const designCodes = elementsAt(file, 'design-searches/design-search').flatMap((one) => textAt(one, 'code') ?? [])
  const facts = withoutEmpty<Omit<ReadTrademark, 'niceClasses'>>({
    office: 'US',
    applicationNumber: textAt(file, 'serial-number'),
    registrationNumber: assignedNumber(textAt(file, 'registration-number')),
    words: langTexts('und', header('mark-identification')),
    ...statements,
    // `4000`: the code of the drawing, then the codes of lines and colours that were used until 2003.
    feature: readUsFeature(header('mark-drawing-code')?.slice(0, 1)),
    kind: kindOf((name) => header(name) === 'T'),
    viennaCodes: readViennaCodes(designCodes),
    goods: filled(goods),
    owners: currentOwners(
      elementsAt(file, 'case-file-owners/case-file-owner').flatMap((one) =>
        ownerOf(one).map((party) => ({ code: textAt(one, 'party-type'), party })),
      ),
    ),
    representatives: representativesOf(header),
    applicationDate: readDay(header('filing-date')),
    publicationDate: readDay(header('published-for-opposition-date')),
    registrationDate: readDay(header('registration-date')),
    renewalDate: readDay(header('renewal-date')),
    status: readUsStatus(header('status-code'), undefined),
    officeStatus: header('status-code'),
    statusDate: readDay(header('status-date')),
    events: readUsEvents(
      elementsAt(file, 'case-file-event-statements/case-file-event-statement').map((event) => ({
        date: textAt(event, 'date'),
        code: textAt(event, 'code'),
        text: textAt(event, 'description-text'),
        entry: textAt(event, 'number'),
      })),
    ),
    priorities: elementsAt(file, 'foreign-applications/foreign-application')
      .filter((one) => textAt(one, 'foreign-priority-claim-in') === 'T')
      .flatMap(priorityOf),
    madrid: madridOf(file),
    other: withoutEmpty({ ...other, 'international class': classes.others, ...otherFigureCodes('design-search', designCodes) }),
  })
  return { ...facts, niceClasses: classes.nice }
}

/** Numbers not assigned yet are zeros. */
function assignedNumber(written: string | undefined): string | undefined {
  return written === undefined || /^0*$/.test(written) ? undefined : written
}

function kindOf(is: (flag: string) => boolean): MarkKind | undefined {
  if (is('certification-mark-in')) return 'certification'
  if (['collective-trademark-in', 'collective-service-mark-in', 'collective-membership-mark-in'].some(is)) return 'collective'
  return is('trademark-in') || is('service-mark-in') ? 'individual' : undefined
}

function ownerOf(owner: XmlElement): MarkParty[] {
  const name = textAt(owner, 'party-name')
  if (name === undefined) return []
  const parts = ['address-1', 'address-2', 'city', 'state', 'postcode'].flatMap((part) => textAt(owner, part) ?? [])
  return [
    withoutEmpty<MarkParty>({
      name,
      otherNames: langTexts('und', textAt(owner, 'dba-aka-text')),
      address: parts.join(', ') || undefined,
      // Addresses in the country itself have a state instead.
      country: countryCode(textAt(owner, 'country')) ?? (textAt(owner, 'state') === undefined ? undefined : 'US'),
    }),
  ]
}

/** The office writes some codes with a third character, which is not one of ST.3: `CAX`. */
function countryCode(written: string | undefined): string | undefined {
  return written === undefined ? undefined : (readCode(COUNTRY_LABELS, written.slice(0, 2)) ?? undefined)
}

function representativesOf(header: (name: string) => string | undefined): MarkParty[] {
  const names = ['attorney-name', 'domestic-representative-name'].flatMap((name) => header(name) ?? [])
  return [...new Set(names)].map((name) => ({ name }))
}

function priorityOf(application: XmlElement): MarkPriority[] {
  const country = countryCode(textAt(application, 'country'))
  if (country === undefined) return []
  return [
    withoutEmpty<MarkPriority>({
      country,
      number: textAt(application, 'application-number'),
      date: readDay(textAt(application, 'filing-date')),
    }),
  ]
}

function madridOf(file: XmlElement): MadridFacts | undefined {
  const registrationNumber = assignedNumber(textAt(file, 'international-registration/international-registration-number'))
  if (registrationNumber === undefined) return undefined
  return withoutEmpty<MadridFacts>({
    registrationNumber,
    date: readDay(textAt(file, 'international-registration/international-registration-date')),
  })
}
