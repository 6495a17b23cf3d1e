import type { ApiOperations, ApiOperationName } from '@gezhi/contract'
import type * as z from 'zod'
import type { CallContext, UserCaller } from '../../http/call-context.ts'

/** A page of lines, and the position of the next one. */
export interface Lines<Row> {
  readonly list: readonly Row[]
  readonly nextCursor: string | null
}

/** What the handler of an operation gets. */
export type OperationRequest<Name extends ApiOperationName> = z.output<ApiOperations[Name]['request']>

/** What it answers. */
export type OperationAnswer<Name extends ApiOperationName> = ApiOperations[Name] extends { readonly lines: true }
  ? Lines<z.output<ApiOperations[Name]['answer']>>
  : z.output<ApiOperations[Name]['answer']>

/** A handler for every operation: a missing one does not compile. */
export type OperationHandlers = {
  readonly [Name in ApiOperationName]: (request: OperationRequest<Name>, context: CallContext<UserCaller>) => Promise<OperationAnswer<Name>>
}
