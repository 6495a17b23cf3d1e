import type { Token } from './token.ts'

/** An operator token as messages name it. */
export function operatorName(token: Token): string {
  switch (token.kind) {
    case 'proximity':
      return `${token.operator.toUpperCase()}${token.distance === null ? '' : `/${token.distance}`}`
    case 'frequency':
      return `FREQ/${token.count}`
    case 'optional':
      return 'OPT'
    default:
      return token.kind.toUpperCase()
  }
}
