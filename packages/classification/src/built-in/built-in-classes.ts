import { IPC_SECTION_LABELS } from '@gezhi/records'
import { LOCARNO_CLASSES } from './locarno-classes.ts'
import { readClassRows, type ClassRow } from './read-class-rows.ts'

/**
 * The upper levels of each scheme: IPC (edition 2026.01, with subclasses of earlier editions that older documents carry) and CPC down to
 * subclasses, classes of the Locarno classification.
 */
export function builtInClasses(): Record<'ipc' | 'cpc' | 'locarno', readonly ClassRow[]> {
  const sections = Object.entries(IPC_SECTION_LABELS).map(([symbol, { zh, en }]): ClassRow => [symbol, zh, en])
  const ipc = readClassRows('ipc.tsv')
  return {
    ipc: [...sections.filter(([symbol]) => symbol !== 'Y'), ...ipc, ...readClassRows('ipc-former.tsv')],
    cpc: [...sections, ...ipc, ...readClassRows('cpc.tsv')],
    locarno: LOCARNO_CLASSES,
  }
}
