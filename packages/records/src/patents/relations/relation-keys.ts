import type { Relation } from '../../kinds/record-kind.ts'
import { normalisePatentNumber } from '../numbers/read-patent-number.ts'
import { numberWithOffice } from '../numbers/number-with-office.ts'
import type { NumberRole } from '../numbers/patent-number.ts'
import type { PatentRecord } from '../patent-record.ts'
import { sameInventionKey } from './same-invention.ts'

/** Relations of records: publications of one invention or application, members of a family, citing publications, publications of a number. */
export type PatentRelation =
  | 'same-invention'
  | 'application'
  | 'family-simple'
  | 'family-extended'
  | 'cites'
  | 'publication'
  | 'application-statements'

/**
 * The keys of a record in a relation: records that share one are related. Families are everything connected, over any number of records
 * (`familyMembers` of packages/search follows the keys).
 */
export const RELATION_KEYS: Readonly<Record<PatentRelation, (record: PatentRecord) => string[]>> = {
  application: applicationKeys,
  'family-simple': simpleFamilyKeys,
  'family-extended': extendedFamilyKeys,
  cites: citedNumbers,
  publication: ({ publicationNumber }) => present(publicationNumber).map((number) => base(number, 'publication')),
  'application-statements': statedApplications,
  'same-invention': (record) => present(sameInventionKey(record)),
}

const ROLES: Partial<Record<PatentRelation, NumberRole>> = {
  application: 'application',
  'application-statements': 'application',
  cites: 'publication',
  publication: 'publication',
}

/** The relations of patents. Publications are found by the values of the field `pn`. */
export const PATENT_RELATIONS: Readonly<Record<PatentRelation, Relation<PatentRecord>>> = {
  application: relation('application'),
  'family-simple': relation('family-simple'),
  'family-extended': relation('family-extended'),
  cites: relation('cites'),
  publication: { ...relation('publication'), field: 'pn' },
  'application-statements': relation('application-statements'),
  'same-invention': relation('same-invention'),
}

function relation(name: PatentRelation): Relation<PatentRecord> {
  return { keys: RELATION_KEYS[name], key: (value) => relationKey(name, value) }
}

/** A value in the form of keys: numbers without kind code and check digit. */
export function relationKey(relation: PatentRelation, value: string): string {
  const role = ROLES[relation]
  return role === undefined || value.startsWith(SHARED) ? value : base(value, role)
}

/** An application number in the form of identities and relations: normalised, without check digit. */
export function applicationBase(number: string): string {
  return base(number, 'application')
}

/** Prefix of a publication number that identifies the application, so that it is never mistaken for an application number. */
const SHARED = '='

/**
 * Offices where all publications of an application share one number: CN since the ninth digit of 2007, EP, WO, DE since 1995 and KR
 * grants separately.
 */
const SHARED_NUMBERS = /^(?:CN(?:10[1-9]|1[1-9]\d|[23]\d\d)\d{6}|EP\d{7}|WO\d{10}|DE(?:10|19|60|69)\d{10})$/

/** Application number, and the publication number if the office uses one number for all publications of an application. */
function applicationKeys({ applicationNumber, publicationNumber }: PatentRecord): string[] {
  const shared = present(publicationNumber)
    .map((number) => base(number, 'publication'))
    .filter((number) => SHARED_NUMBERS.test(number))
  return [...present(applicationNumber).map(applicationBase), ...shared.map((number) => SHARED + number)]
}

/**
 * Simple family: the office's identifier, the same set of priorities (a first filing is its own priority), or the same application,
 * because one of its publications may come from a source without priorities.
 */
function simpleFamilyKeys(record: PatentRecord): string[] {
  const priorities = priorityNumbers(record)
  const firsts = priorities.length > 0 ? priorities : present(record.applicationNumber).map(applicationBase)
  const set = [...new Set(firsts)].sort().join(' ')
  return [...present(record.family?.simpleId), ...present(set).map((numbers) => `pr:${numbers}`), ...sameApplication(record)]
}

/**
 * The key by which publications of a simple family are grouped, independent of their order: an office's identifier if any member has one.
 * Undefined for records without any number.
 */
export function familyGroup(members: readonly PatentRecord[]): string | undefined {
  const identified = members.flatMap(({ family }) => present(family?.simpleId))
  const keys = identified.length > 0 ? identified : members.flatMap((record) => simpleFamilyKeys(record).slice(0, 1))
  return keys.toSorted()[0]
}

/** Extended family: the office's identifiers, any common priority, or one being the application of the other. */
function extendedFamilyKeys(record: PatentRecord): string[] {
  const numbers = [...priorityNumbers(record), ...present(record.applicationNumber).map(applicationBase)]
  const ids = [...present(record.family?.extendedId), ...present(record.family?.simpleId).map((id) => `simple:${id}`)]
  return [...ids, ...new Set(numbers.map((number) => `pr:${number}`)), ...sameApplication(record)]
}

function sameApplication(record: PatentRecord): string[] {
  return applicationKeys(record).map((key) => `ap:${key}`)
}

function priorityNumbers({ priorities = [] }: PatentRecord): string[] {
  return priorities.flatMap((priority) => present(numberWithOffice(priority)).map(applicationBase))
}

function citedNumbers({ citations = [] }: PatentRecord): string[] {
  return [...new Set(citations.flatMap(({ publicationNumber }) => present(publicationNumber).map((number) => base(number, 'publication'))))]
}

/** Applications that a source describes separately from any publication: the data applies to all publications of the application. */
function statedApplications({ publicationNumber, applicationNumber, statements = [] }: PatentRecord): string[] {
  const speaks = publicationNumber === undefined || statements.some((statement) => statement.ofApplication)
  return speaks ? present(applicationNumber).map(applicationBase) : []
}

function base(number: string, role: NumberRole): string {
  return normalisePatentNumber(number, role).base
}

function present(value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [value]
}
