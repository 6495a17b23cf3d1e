/** Queries to begin a form with; every one can be shown in rows. */
export const FORM_TEMPLATES = [
  { key: 'topic', query: 'TIAB=(石墨烯 OR graphene) AND ipc=H01M' },
  { key: 'applicant', query: 'AP=大学 AND type=invention AND status=active' },
  { key: 'period', query: 'TIAB=电池 AND ad=[20200101 TO 20231231] AND grant-pd=[20200101 TO *]' },
  { key: 'without', query: 'TIAB=(机器人 OR robot) AND NOT AP=公司' },
] as const
