import type { Language } from '@gezhi/contract/client'

/** Queries that show the syntax of the box; `key` names the sentence next to it. */
export const EXAMPLE_QUERIES = [
  { key: 'words', query: { zh: '石墨烯 电池', en: 'graphene battery' } },
  { key: 'field', query: { zh: 'TI=(电池 OR battery) AND CLAIM=(石墨烯)', en: 'TI=(battery OR electrode) AND CLAIM=(graphene)' } },
  { key: 'near', query: { zh: '石墨烯 NEAR/5 电极', en: 'graphene NEAR/5 electrode' } },
  { key: 'class', query: { zh: 'ipc=H01M4 AND ad>=2018', en: 'ipc=H01M4 AND ad>=2018' } },
  { key: 'applicant', query: { zh: 'AP=(大学) AND status=有效', en: 'AP=(university) AND status=active' } },
  { key: 'not', query: { zh: '电池 NOT country=CN', en: 'battery NOT country=CN' } },
] as const satisfies readonly { readonly key: string; readonly query: Readonly<Record<Language, string>> }[]
