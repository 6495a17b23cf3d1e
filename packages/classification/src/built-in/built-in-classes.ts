import { IPC_SECTION_LABELS, NICE_CLASS_LABELS, VIENNA_CATEGORY_LABELS, type CodeLabels } from '@gezhi/records'
import { LOCARNO_CLASSES } from './locarno-classes.ts'
import { readClassRows, type ClassRow } from './read-class-rows.ts'

/**
 * The upper levels of each scheme: IPC (edition 2026.01, with subclasses of earlier editions that older documents carry) and CPC down to
 * subclasses, classes of the Locarno and Nice classifications, categories of the Vienna classification.
 */
export function builtInClasses(): Record<'ipc' | 'cpc' | 'locarno' | 'nice' | 'vienna', readonly ClassRow[]> {
  const sections = rowsOf(IPC_SECTION_LABELS)
  const ipc = readClassRows('ipc.tsv')
  return {
    ipc: [...sections.filter(([symbol]) => symbol !== 'Y'), ...ipc, ...readClassRows('ipc-former.tsv')],
    cpc: [...sections, ...ipc, ...readClassRows('cpc.tsv')],
    locarno: LOCARNO_CLASSES,
    nice: rowsOf(NICE_CLASS_LABELS),
    vienna: rowsOf(VIENNA_CATEGORY_LABELS),
  }
}

function rowsOf(labels: CodeLabels): ClassRow[] {
  return Object.entries(labels).map(([symbol, { zh, en }]) => [symbol, zh, en])
}
