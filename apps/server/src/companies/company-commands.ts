import type { CompanyAliasStore } from './company-alias-store.ts'

interface CompanyCommand {
  readonly word: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(store: CompanyAliasStore, args: readonly string[]): Promise<readonly string[]>
}

/** Operator commands for the names that are linked with companies. */
export const COMPANY_COMMANDS: readonly CompanyCommand[] = [
  {
    word: 'list',
    usage: 'company-alias list [ID]',
    zh: '列出企业的关联名称',
    en: 'Lists the names linked with companies',
    run: async (store, [id]) => (await store.list(id)).map(({ companyId, name, note }) => [companyId, name, note].join('\t')),
  },
  {
    word: 'add',
    usage: 'company-alias add ID NAME [NOTE]',
    zh: '把申请人名称关联到企业（ID 为统一社会信用代码、注册号或 LEI）',
    en: 'Links the name of an applicant with a company (ID: credit code, registration number or LEI)',
    async run(store, [companyId = '', name = '', ...note]) {
      requireBoth(companyId, name)
      await store.add({ companyId: companyId.trim(), name: name.trim(), note: note.join(' ') })
      return [`${name} added / 已添加`]
    },
  },
  {
    word: 'remove',
    usage: 'company-alias remove ID NAME',
    zh: '删除关联名称',
    en: 'Removes a linked name',
    async run(store, [companyId = '', name = '']) {
      requireBoth(companyId, name)
      if (!(await store.remove(companyId.trim(), name.trim())))
        throw new Error(`没有该关联名称 / No such linked name: ${companyId} ${name}`)
      return [`${name} removed / 已删除`]
    },
  },
]

function requireBoth(id: string, name: string): void {
  if (id.trim() === '' || name.trim() === '') throw new Error('需要企业 ID 和名称 / An id and a name are required')
}

/** Runs `company-alias …`; null if it is another command. */
export async function runCompanyCommand(store: CompanyAliasStore, args: readonly string[]): Promise<readonly string[] | null> {
  const [area, word, ...rest] = args
  const command = COMPANY_COMMANDS.find((one) => area === 'company-alias' && one.word === word)
  return command === undefined ? null : command.run(store, rest)
}

/** The commands, a line each. */
export function companyUsage(): string[] {
  return COMPANY_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}
