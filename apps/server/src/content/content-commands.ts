import type { MessageStore } from '../accounts/messages/message-store.ts'
import { removeDictionaryEntry, setDictionaryEntry } from './dictionary-actions.ts'
import { withReadableError } from '../http/with-readable-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Operator } from '../http/operator-of.ts'
import { answerFeedback } from './answer-feedback.ts'
import { handleReservation } from './handle-reservation.ts'
import { handleServiceEnquiry } from './handle-service-enquiry.ts'
import type { ContentStores } from './content-stores.ts'

/** Services used by the commands. */
export type ContentParts = Pick<ContentStores, 'feedback' | 'reservations' | 'serviceEnquiries' | 'dictionary'> & {
  readonly messages: Pick<MessageStore, 'send'>
  readonly by: Operator
}

interface ContentCommand {
  readonly words: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(parts: ContentParts, args: readonly string[]): Promise<string[]>
}

/** Operator commands for feedback, bookings, enquiries and dictionaries. */
export const CONTENT_COMMANDS: readonly ContentCommand[] = [
  {
    words: 'feedback list',
    usage: 'feedback list [answered]',
    zh: '列出待答复（或已答复）的意见反馈',
    en: 'Lists feedback without (or with) a reply',
    run: listFeedback,
  },
  {
    words: 'feedback answer',
    usage: 'feedback answer ID TEXT…',
    zh: '答复意见反馈，并告知用户',
    en: 'Replies to feedback and notifies the user',
    run: answer,
  },
  {
    words: 'reservation list',
    usage: 'reservation list [handled]',
    zh: '列出待处理（或已处理）的演示预约',
    en: 'Lists pending (or completed) demo bookings',
    run: listReservations,
  },
  {
    words: 'reservation handle',
    usage: 'reservation handle ID',
    zh: '将演示预约标为已处理',
    en: 'Marks a demo booking as done',
    run: handle,
  },
  {
    words: 'enquiry list',
    usage: 'enquiry list [handled]',
    zh: '列出待处理（或已处理）的服务咨询',
    en: 'Lists pending (or completed) service enquiries',
    run: listEnquiries,
  },
  {
    words: 'enquiry handle',
    usage: 'enquiry handle ID',
    zh: '将服务咨询标为已处理',
    en: 'Marks a service enquiry as done',
    run: handleEnquiry,
  },
  {
    words: 'dictionary list',
    usage: 'dictionary list [TYPE]',
    zh: '列出字典条目',
    en: 'Lists dictionary entries',
    run: async ({ dictionary }, [type]) =>
      (await dictionary.entries(type)).map((entry) =>
        [entry.dictType, entry.position, entry.dictValue, entry.labelZh, entry.labelEn].join('\t'),
      ),
  },
  {
    words: 'dictionary set',
    usage: 'dictionary set TYPE VALUE CHINESE ENGLISH [POSITION]',
    zh: '添加或修改字典条目',
    en: 'Adds or changes a dictionary entry',
    run: setEntry,
  },
  {
    words: 'dictionary remove',
    usage: 'dictionary remove TYPE VALUE',
    zh: '删除字典条目',
    en: 'Deletes a dictionary entry',
    run: removeEntry,
  },
]

/** Runs `feedback …`, `reservation …`, `enquiry …` or `dictionary …`; null if it is another command. Throws with a message for the operator. */
export async function runContentCommand(parts: ContentParts, args: readonly string[]): Promise<string[] | null> {
  const command = CONTENT_COMMANDS.find(({ words }) => words === args.slice(0, 2).join(' '))
  return command === undefined ? null : withReadableError(command.run(parts, args.slice(2)))
}

/** The commands, a line each. */
export function contentUsage(): string[] {
  return CONTENT_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

/** Maximum number of listed rows. */
const ALL = { pageNo: 1, pageSize: 1000 }
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function listFeedback({ feedback }: ContentParts, [which]: readonly string[]): Promise<string[]> {
  const { list } = await feedback.all({ answered: which === 'answered' }, ALL)
  return list.map(({ id, createdAt, nick, contact, type, content }) =>
    [id, shanghaiTime(createdAt), nick, contact, type, oneLine(content)].join('\t'),
  )
}

async function answer({ feedback, messages, by }: ContentParts, [id = '', ...words]: readonly string[]): Promise<string[]> {
  const text = words.join(' ').trim()
  if (text === '') throw new Error('请写出答复 / the reply is missing: feedback answer ID TEXT…')
  const found = ID.test(id) && (await answerFeedback({ feedback, messages }, id, text, by))
  if (!found) throw new Error(`未找到反馈 / feedback not found: ${id}`)
  return [`${id} reply sent / 已答复`]
}

async function listReservations({ reservations }: ContentParts, [which]: readonly string[]): Promise<string[]> {
  const { list } = await reservations.list(which === 'handled', ALL)
  return list.map(({ id, createdAt, name, telephone, email, company, companyPosition, attentionFunctions }) =>
    [id, shanghaiTime(createdAt), name, telephone, email, company, companyPosition, attentionFunctions.join(',')].map(oneLine).join('\t'),
  )
}

async function handle({ reservations, by }: ContentParts, [id = '']: readonly string[]): Promise<string[]> {
  if (!ID.test(id) || !(await handleReservation(reservations, id, by))) throw new Error(`未找到待处理的预约 / no pending booking: ${id}`)
  return [`${id} marked as done / 已处理`]
}

async function listEnquiries({ serviceEnquiries }: ContentParts, [which]: readonly string[]): Promise<string[]> {
  const { list } = await serviceEnquiries.list(which === 'handled', ALL)
  return list.map(({ id, createdAt, service, name, telephone, company, content }) =>
    [id, shanghaiTime(createdAt), service, name, telephone, company, content].map(oneLine).join('\t'),
  )
}

async function handleEnquiry({ serviceEnquiries, by }: ContentParts, [id = '']: readonly string[]): Promise<string[]> {
  if (!ID.test(id) || !(await handleServiceEnquiry(serviceEnquiries, id, by)))
    throw new Error(`未找到待处理的咨询 / no pending enquiry: ${id}`)
  return [`${id} marked as done / 已处理`]
}

async function setEntry({ dictionary, by }: ContentParts, args: readonly string[]): Promise<string[]> {
  const [dictType = '', dictValue = '', labelZh = '', labelEn = '', position] = args.map((arg) => arg.trim())
  const isPosition = position === undefined || /^\d{1,6}$/.test(position)
  if ([dictType, dictValue, labelZh, labelEn].includes('') || !isPosition)
    throw new Error('dictionary set TYPE VALUE CHINESE ENGLISH [POSITION]')
  const index = position === undefined ? undefined : Number(position)
  await setDictionaryEntry(dictionary, { dictType, dictValue, labelZh, labelEn, position: index }, by)
  return [`${dictType} ${dictValue} saved / 已保存`]
}

async function removeEntry({ dictionary, by }: ContentParts, [dictType = '', dictValue = '']: readonly string[]): Promise<string[]> {
  await removeDictionaryEntry(dictionary, { dictType, dictValue }, by)
  return [`${dictType} ${dictValue} removed / 已删除`]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
