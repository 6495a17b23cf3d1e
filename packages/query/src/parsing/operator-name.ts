import type { Token } from './token.ts'

/** Name of an operator token in messages. */
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
