import type { Language } from '@gezhi/contract/client'

/** Queries to start the form with, with examples in the language of the page; the form can display all of them as rows. */
export const FORM_TEMPLATES = [
  {
    key: 'topic',
    query: { zh: 'TIAB=(石墨烯 OR graphene) AND ipc=H01M', en: 'TIAB=(graphene OR graphite) AND ipc=H01M' },
  },
  {
    key: 'applicant',
    query: { zh: 'AP=大学 AND type=invention AND status=active', en: 'AP=university AND type=invention AND status=active' },
  },
  {
    key: 'period',
    query: {
      zh: 'TIAB=电池 AND ad=[20200101 TO 20231231] AND grant-pd=[20200101 TO *]',
      en: 'TIAB=battery AND ad=[20200101 TO 20231231] AND grant-pd=[20200101 TO *]',
    },
  },
  {
    key: 'without',
    query: { zh: 'TIAB=(机器人 OR robot) AND NOT AP=公司', en: 'TIAB=(robot OR manipulator) AND NOT AP=corporation' },
  },
] as const satisfies readonly { readonly key: string; readonly query: Readonly<Record<Language, string>> }[]
