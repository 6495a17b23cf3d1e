/** A record of level 1: what is read of it. */
export interface LeiRecord {
  readonly attributes: {
    readonly lei: string
    readonly entity: GleifEntity
    readonly registration?: GleifRegistration | null
  }
}

export interface GleifRegistration {
  readonly status?: string | null
  readonly nextRenewalDate?: string | null
  readonly corroborationLevel?: string | null
  readonly validatedAt?: GleifRegister | null
}

/** A register by its code, `RA999999` for one that is in no list. */
export interface GleifRegister {
  readonly id?: string | null
}

export interface GleifEntity {
  readonly legalName: GleifName
  readonly otherNames?: readonly GleifName[] | null
  readonly transliteratedOtherNames?: readonly GleifName[] | null
  readonly legalAddress: GleifAddress
  readonly headquartersAddress?: GleifAddress | null
  readonly registeredAt?: GleifRegister | null
  readonly registeredAs?: string | null
  readonly category?: string | null
  readonly subCategory?: string | null
  readonly jurisdiction?: string | null
  readonly legalForm?: { readonly id?: string | null; readonly other?: string | null } | null
  readonly status?: string | null
  readonly creationDate?: string | null
  readonly expiration?: { readonly date?: string | null } | null
}

export interface GleifName {
  readonly name: string
  readonly language?: string | null
  readonly type?: string | null
}

export interface GleifAddress {
  readonly addressLines?: readonly string[]
  readonly city?: string | null
  readonly region?: string | null
  readonly country: string
  readonly postalCode?: string | null
}

/** A record of level 2. */
export interface GleifRelationship {
  readonly attributes: {
    readonly relationship: {
      readonly startNode: { readonly id: string }
      readonly endNode: { readonly id: string }
      readonly type: string
      readonly status?: string | null
      readonly periods?: readonly { readonly startDate?: string | null; readonly endDate?: string | null; readonly type?: string }[]
    }
  }
}

/** The object, or the path of a required text that it lacks. */
type Checked<T> = { readonly data: T; readonly error: '' } | { readonly data: null; readonly error: string }

/** Checks the parts of a level 1 record that are always read. */
export function leiRecordSchema(object: unknown): Checked<LeiRecord> {
  return checked<LeiRecord>(object, ['attributes.lei', 'attributes.entity.legalName.name', 'attributes.entity.legalAddress.country'])
}

/** Checks the parts of a relationship. */
export function relationshipSchema(object: unknown): Checked<GleifRelationship> {
  const relation = 'attributes.relationship'
  return checked<GleifRelationship>(object, [`${relation}.startNode.id`, `${relation}.endNode.id`, `${relation}.type`])
}

function checked<T>(object: unknown, required: readonly string[]): Checked<T> {
  const missing = required.find((path) => !isText(valueAt(object, path)))
  return missing === undefined ? { data: object as T, error: '' } : { data: null, error: missing }
}

function valueAt(object: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), object)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
