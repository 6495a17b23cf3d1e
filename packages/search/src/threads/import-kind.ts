import type { RecordKind } from '@gezhi/records'

/** Settings of a thread that works on records of one kind. */
export interface KindSettings {
  /** `RecordKind.module`. */
  readonly kindModule: string
}

/** The kind that a module exports: functions cannot be sent to threads, so threads import them. */
export async function importKind({ kindModule }: KindSettings): Promise<RecordKind> {
  const { kind } = (await import(kindModule)) as { readonly kind: RecordKind }
  return kind
}
