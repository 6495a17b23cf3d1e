/** One operation of a thread. Request and response are copied by structured clone: plain data, typed arrays, shared memory. */
export interface Operation {
  readonly request: unknown
  readonly response: unknown
}

/** Bound of an interface that names the operations of a thread: `O extends Operations<O>`. */
export type Operations<O> = { readonly [Name in keyof O]: Operation }

export type OperationName<O> = keyof O & string

/** The thread's side: a handler for every operation. */
export type Handlers<O extends Operations<O>> = {
  readonly [Name in keyof O]: (request: O[Name]['request']) => O[Name]['response'] | Promise<O[Name]['response']>
}
