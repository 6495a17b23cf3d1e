import { readCreditCode, readLei, shortCompanyName, type CompanyFacts, type CompanyRecord, type CompanyStatus } from '@gezhi/records'
import type { Reading } from '../../../pipeline/import-source.ts'
import { withReadings } from '../with-readings.ts'
import { type GleifAddress, type GleifEntity, type GleifName, type GleifRegister, type LeiRecord, leiRecordSchema } from './gleif-schema.ts'
import { invalidGleif, wrongLei } from './gleif-rejections.ts'

const STATUSES: Readonly<Record<string, CompanyStatus>> = { ACTIVE: 'active', INACTIVE: 'inactive' }
/** Code of registers without one of their own. */
const OTHER_REGISTER = 'RA999999'

/** A record of level 1 as a company. */
export function readLeiRecord(object: unknown): Reading<CompanyRecord> {
  const { data, error } = leiRecordSchema(object)
  if (data === null) return invalidGleif(error)
  const lei = readLei(data.attributes.lei)
  if (lei === null) return wrongLei(data.attributes.lei)
  return { kind: 'record', record: withReadings({ lei, ...registrationOf(data), ...factsOf(data.attributes.entity) }) }
}

function registrationOf({ attributes: { registration } }: LeiRecord): Pick<CompanyFacts, 'leiRegistration'> {
  if (!registration?.status) return {}
  const renewal = dayOf(registration.nextRenewalDate)
  const { status, corroborationLevel, validatedAt } = registration
  const checkedAt = codeOf(validatedAt)
  return {
    leiRegistration: {
      status,
      ...(renewal && { renewal }),
      ...(corroborationLevel && { corroboration: corroborationLevel }),
      ...(checkedAt && { checkedAt }),
    },
  }
}

function factsOf(entity: GleifEntity): CompanyFacts {
  const names = [nameOf(entity.legalName)]
  const others = [...(entity.otherNames ?? []), ...(entity.transliteratedOtherNames ?? [])]
  const former = others.filter(({ type }) => type === 'PREVIOUS_LEGAL_NAME').map(({ name }) => name)
  const other = others.filter(({ type }) => type !== 'PREVIOUS_LEGAL_NAME').map(({ name }) => name)
  const address = addressOf(entity.legalAddress)
  const headquarters = entity.headquartersAddress && addressOf(entity.headquartersAddress)
  const { country, region, city } = entity.legalAddress
  const status = STATUSES[entity.status ?? '']
  const type = typeOf(entity)
  const category = entity.subCategory ?? entity.category
  const registeredAt = codeOf(entity.registeredAt)
  const founded = dayOf(entity.creationDate)
  const closed = dayOf(entity.expiration?.date)
  const shortName = shortCompanyName(entity.legalName.name, { city: city ?? undefined })
  return {
    ...numberOf(entity),
    names,
    ...(other.length > 0 && { otherNames: [...new Set(other)] }),
    ...(former.length > 0 && { formerNames: [...new Set(former)] }),
    ...(shortName !== null && { shortName }),
    ...(status ? { status } : entity.status && { statusText: entity.status }),
    ...(type && { type }),
    ...(category && { category }),
    ...(registeredAt && { registeredAt }),
    country,
    ...(region && { province: region }),
    ...(city && { city }),
    ...(address !== '' && { address }),
    ...(headquarters && headquarters !== address && { headquarters }),
    ...(founded && { founded }),
    ...(closed && { closed }),
  }
}

function nameOf({ name, language }: GleifName) {
  return { lang: (language ?? 'und').slice(0, 2).toLowerCase(), text: name }
}

/** The number of the register: in China the credit code. */
function numberOf({ registeredAs, jurisdiction }: GleifEntity): Pick<CompanyFacts, 'creditCode' | 'registrationNumber'> {
  if (!registeredAs) return {}
  const creditCode = jurisdiction === 'CN' ? readCreditCode(registeredAs) : null
  return creditCode === null ? { registrationNumber: registeredAs } : { creditCode }
}

function typeOf({ legalForm }: GleifEntity): string | undefined {
  if (legalForm?.other) return legalForm.other
  return legalForm?.id ? `ELF ${legalForm.id}` : undefined
}

function codeOf(register: GleifRegister | null | undefined): string | undefined {
  return register?.id && register.id !== OTHER_REGISTER ? register.id : undefined
}

function addressOf({ addressLines = [], city, postalCode, country }: GleifAddress): string {
  return [...addressLines, city, postalCode, country].filter(Boolean).join(', ')
}

function dayOf(time: string | null | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(time ?? '') ?? []
  return year === undefined ? undefined : `${year}${month}${day}`
}
