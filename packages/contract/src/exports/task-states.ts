/** States of an export task. A task that is cancelled is deleted. */
export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** Whether a task is still to be written. */
export function isUnfinished({ state }: { readonly state: ExportState }): boolean {
  return state === 'waiting' || state === 'running'
}
