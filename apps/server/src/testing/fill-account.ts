import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { searchSubject, smsSubjectsOf } from '../accounts/captcha/captcha-subjects.ts'
import { userSubject } from '../accounts/rights/capability-uses-table.ts'
import { hashOf } from '../accounts/tokens.ts'
import { UPLOAD_ADDRESS } from '../accounts/uploads/upload-address.ts'
import { DOMAINS } from '../app/domains.ts'
import { aDevice, anAccount, anEnterprise } from './an-account.ts'
import type { TestApp } from './build-test-app.ts'
import { type CatalogueColumn, tableCatalogue } from './table-catalogue.ts'

/** A user with rows in every table that may contain personal data. */
export interface FilledAccount {
  readonly userId: string
  readonly telephone: string
  readonly headers: { readonly token: string }
  /** Included in every text of the person's own rows. */
  readonly marker: string
  /**
   * What must not be found any more: marker, phone, e-mail, name, WeChat identities, the hashes that count login failures, names of
   * pictures.
   */
  readonly traces: readonly string[]
  readonly sessionId: string
  /** Names of the pictures: shown, in feedback, used nowhere. */
  readonly pictures: readonly string[]
}

type Row = Record<string, unknown>

/** The declared tables. */
export const PERSONAL_TABLES: ReadonlySet<string> = new Set(
  DOMAINS.flatMap(({ personalData = [] }) => personalData.map(({ table }) => getTableName(table))),
)

/** Those that retain rows of a closed account. */
export const RETAINED_TABLES: ReadonlySet<string> = new Set(
  DOMAINS.flatMap(({ personalData = [] }) => personalData.filter(({ atClosing }) => atClosing !== 'delete')).map(({ table }) =>
    getTableName(table),
  ),
)

/**
 * An account with rows in every declared table, generated from the database catalogue; `other` owns the rows this person only contributed
 * to.
 */
export async function fillAccount(test: TestApp, other: string): Promise<FilledAccount> {
  const marker = `trace${randomBytes(6).toString('hex')}`
  const { id: userId, telephone } = await anAccount(test, { email: `${marker}@example.org`, emailVerifiedAt: new Date() })
  const [email, openId, unionId, nick] = [`${marker}@example.org`, `open-${marker}`, `union-${marker}`, `nick-${marker}`]
  await test.accounts.wechat.bind(userId, { openId, unionId })
  const { token } = await test.accounts.completeLogin(userId, { device: aDevice() })
  const pictures = [await aPicture(test, userId), await aPicture(test, userId), await aPicture(test, userId)]
  const { rows } = await test.database.execute<{ id: string }>(sql`SELECT id FROM sessions WHERE user_id = ${userId}`)
  const sessionId = rows[0]!.id
  const [colleague] = await anEnterprise(test, { members: 1, seats: 1 })
  const enterprise = await test.database.execute<{ id: string }>(
    sql`SELECT enterprise_id AS id FROM enterprise_members WHERE user_id = ${colleague!.id}`,
  )
  const institutionId = await test.accounts.institutions.save(null, {
    nameZh: '示例大学',
    nameEn: 'Example University',
    ranges: [`2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::/64`],
    searchCount: 1000,
    seats: 10,
    validUntil: null,
  })
  const spaceId = randomUUID()
  const [projectId, fileId, indexId, changeId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const hex = (text: string) => `\\x${hashOf(text).toString('hex')}`
  const known: Row = { telephone, to: telephone, contact: telephone, email, open_id: openId, union_id: unionId, nick }
  const [monitorId, reportId, webhookId] = [randomUUID(), randomUUID(), randomUUID()]
  const aiTopicId = randomUUID()
  const orderNo = `2026010100000${randomInt(1e10, 1e11)}`
  /** Values required for rows of a person, or for valid rows at all. */
  const needed: Readonly<Record<string, Row>> = {
    users: { role: 'user', avatar: UPLOAD_ADDRESS + pictures[0] },
    feedback: { picture_path: UPLOAD_ADDRESS + pictures[1] },
    captchas: { subject: smsSubjectsOf(telephone) },
    paces: { key: searchSubject(sessionId) },
    capability_uses: { subject: userSubject(userId) },
    institution_readers: { subject: userSubject(userId), institution_id: institutionId },
    login_failures: { account_hash: hex(telephone) },
    sandbox_memory: { value: JSON.stringify({ openId, nick }) },
    strategies: { group_id: null },
    projects: { id: projectId, deleted_at: null },
    project_files: { id: fileId, project_id: projectId, parent_id: null, is_updated: false, deleted_at: null },
    project_file_patents: { file_id: fileId },
    project_indexes: { id: indexId, project_id: projectId, parent_id: null, deleted_at: null },
    project_index_values: { index_id: indexId },
    project_index_changes: { id: changeId, project_id: projectId, index_id: indexId },
    project_index_changed_values: { change_id: changeId },
    project_index_rules: { index_id: indexId, file_id: fileId },
    project_tasks: { file_id: fileId, state: 'done', source: { kind: 'extend', type: 'family' } },
    project_users: { project_id: projectId, group_id: null },
    project_streams: { project_id: projectId },
    data_copies: { state: 'failed', language: 'zh', parts: 0 },
    export_tasks: { state: 'failed', language: 'zh', parts: 0 },
    analysis_reports: { id: reportId, deleted_at: null },
    ai_topics: { id: aiTopicId },
    ai_messages: { topic_id: aiTopicId },
    analysis_report_runs: { report_id: reportId },
    analysis_report_users: { report_id: reportId },
    monitors: { id: monitorId, claimed_until: '2100-01-01' },
    monitor_runs: { monitor_id: monitorId },
    webhooks: { id: webhookId },
    webhook_deliveries: { webhook_id: webhookId, state: 'failed' },
    cancellations: { state: 'rejected' },
    orders: { order_no: orderNo, amount: 1, refunded: 0, state: 'cancelled', pay_type: 'WX', product: {}, wx_code: '', zfb_code: '' },
    packs: { source: `order:${orderNo}`, product_name: 'AI 高级包', type: 'AI', total: 1, used: 0 },
    gifts: { order_no: orderNo, product_name: '周卡' },
    hand_grants: { product_name: '年卡', state: 'active', revoked_at: null },
    invoices: { invoice_no: null, state: 'requested', file: null },
    sessions: { state: 'ended' },
    enterprise_members: { enterprise_id: enterprise.rows[0]!.id },
    enterprise_invitations: { enterprise_id: enterprise.rows[0]!.id },
    notes: { note_id: null },
    spaces: { id: spaceId, parent_id: null, bin_id: null },
    space_files: { space_id: spaceId },
    space_additions: { space_id: spaceId, state: 'failed' },
    space_readers: { space_id: spaceId },
    user_products: { enterprise_id: null, product_name: '年卡', icon: null, grants: null, kind: null, source: null },
  }
  const catalogue = await tableCatalogue(test)
  for (const table of PERSONAL_TABLES) {
    const columns = catalogue.get(table)!
    const facts = { ...known, ...needed[table] }
    const rowOf = (of: (column: CatalogueColumn) => unknown) => Object.fromEntries(columns.map((column) => [column.name, of(column)]))
    const ownText = (column: CatalogueColumn) => facts[column.name] ?? (column.name in facts ? null : filler(column, marker))
    if (table === 'users') {
      const texts = columns.filter(({ type }) => type === 'text')
      for (const column of texts) await set(test, userId, column.name, ownText(column))
      continue
    }
    const owners = columns.filter(({ isUser }) => isUser)
    if (table === 'uploads') continue
    await insert(
      test,
      table,
      rowOf((column) => (column.isUser ? (column === owners[0] ? userId : null) : ownText(column))),
    )
    for (const hand of owners.slice(1)) {
      const row = rowOf((column) => (column === hand ? userId : column.isUser ? other : filler(column, 'neutral')))
      await insert(test, table, { ...row, ...(table === 'cancellations' && needed['cancellations']) })
    }
  }
  const traces = [marker, telephone, hex(telephone).slice(2), ...pictures]
  return { userId, telephone, headers: { token }, marker, traces, sessionId, pictures }
}

/** A valid value for a column, with the marker in texts. */
function filler({ name, type }: CatalogueColumn, marker: string): unknown {
  const text = `${name} ${marker}`
  const values: Readonly<Record<string, () => unknown>> = {
    text: () => text,
    uuid: randomUUID,
    bytea: () => `\\x${randomBytes(32).toString('hex')}`,
    jsonb: () => ({ text }),
    _text: () => [text],
    _uuid: () => [randomUUID()],
    _int4: () => [1],
    _int8: () => [1],
    // Long enough ago that today's limits ignore it.
    timestamptz: () => new Date(Date.now() - 3_600_000).toISOString(),
    date: () => '2026-01-01',
    bool: () => false,
    int2: () => 1,
    int4: () => 1,
    int8: () => 1,
    float8: () => 1,
  }
  const value = values[type]
  if (value === undefined) throw new Error(`No value for a column of the type ${type}: ${name}`)
  return value()
}

async function insert({ database }: TestApp, table: string, row: Row): Promise<void> {
  const into = sql.identifier(table)
  // Values already used by the session and its binding stay.
  await database.execute(
    sql`INSERT INTO ${into} SELECT * FROM json_populate_record(NULL::${into}, ${JSON.stringify(row)}::json) ON CONFLICT DO NOTHING`,
  )
}

async function set({ database }: TestApp, userId: string, column: string, value: unknown): Promise<void> {
  await database.execute(sql`UPDATE users SET ${sql.identifier(column)} = ${value} WHERE id = ${userId}`)
}

/** A picture uploaded by a user; returns its name. */
export async function aPicture(test: TestApp, userId: string): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  return test.accounts.uploads.add(new Blob([new Uint8Array(bytes)]), { userId, role: 'user' })
}
