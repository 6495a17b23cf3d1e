/** How to reach a database; fits `pg.Pool`. */
export interface DatabaseAddress {
  readonly host: string
  readonly port: number
  readonly user: string
  /** Missing if none is requested. */
  readonly password?: string
  readonly database: string
}
