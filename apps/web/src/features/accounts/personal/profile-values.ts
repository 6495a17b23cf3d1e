import type { Account, AccountChange } from './use-account.ts'

/** The five kinds of users (B.roles.01, B.profile.03 to 07). */
export const USER_TYPES = ['1', '2', '3', '4', '5'] as const

/** The fields of the profile as form values; empty if not given. */
export interface ProfileValues {
  readonly nick: string
  readonly userType: string
  readonly profession: string
  readonly occupation: string
  readonly organization: string
  readonly address: string
}

/** The initial values of a form. */
export function valuesOf({ nick, userType, profession, occupation, organization, address }: Account): ProfileValues {
  return {
    nick,
    userType: userType === null ? '' : String(userType),
    profession: profession ?? '',
    occupation: occupation ?? '',
    organization: organization ?? '',
    address: address ?? '',
  }
}

/** The changed fields of a form. A user type cannot be cleared once chosen. */
export function changeOf(before: ProfileValues, after: Partial<ProfileValues>): AccountChange {
  const changed = Object.entries(after).filter(([name, value]) => value.trim() !== before[name as keyof ProfileValues])
  const { userType, ...rest } = Object.fromEntries(changed) as Partial<Record<keyof ProfileValues, string>>
  return { ...rest, ...(userType && { userType: Number(userType) }) }
}
