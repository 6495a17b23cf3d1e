/** Names of the authorities of a project, by their values 1 to 3 (G173). */
export const ROLE_NAMES = ['view', 'edit', 'manage'] as const
export type RoleName = (typeof ROLE_NAMES)[number]

/** The authority of a name. */
export function authorityOf(name: RoleName): 1 | 2 | 3 {
  return (ROLE_NAMES.indexOf(name) + 1) as 1 | 2 | 3
}

/** The name of an authority. */
export function roleName(authority: number): RoleName {
  return ROLE_NAMES[authority - 1] ?? 'view'
}
