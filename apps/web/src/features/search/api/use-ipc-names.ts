import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { useValueName } from '../../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { IpcNode } from './ipc-node.ts'

/** The most titles that one call answers. */
const MAX_TITLES = 200

/** Names of classes: symbol and title if a scheme was imported, for sections always. */
export function useIpcNames(nodes: readonly IpcNode[]): (node: IpcNode) => string {
  const language = useLanguage()
  const kind = useKind()
  const valueName = useValueName()
  const codes = nodes
    .filter(({ level }) => level !== kind.classTree?.levels[0])
    .map(({ symbol }) => symbol)
    .slice(0, MAX_TITLES)
  const titles = useQuery({
    ...callQuery(language, 'classification', 'listClassTitles', { codes }),
    enabled: codes.length > 0,
    staleTime: Infinity,
  })
  const titleOf = new Map(titles.data?.map(({ code, name }) => [code, name]))
  return ({ level, symbol }) => [valueName(level, symbol, language), titleOf.get(symbol)].filter(Boolean).join(' ')
}
