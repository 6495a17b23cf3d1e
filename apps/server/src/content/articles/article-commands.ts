import { readFile } from 'node:fs/promises'
import { type ArticleSection, SECTION_NAMES } from '../article-sections.ts'
import type { Operator } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { withReadableError } from '../../http/with-readable-error.ts'
import { addArticle, type ArticleParts, draftOf, publishArticle, restoreArticle, saveArticle } from './article-actions.ts'
import { type ArticlePair, versionOf } from './article-editor.ts'

interface ArticleCommand {
  readonly word: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(parts: ArticleParts, args: readonly string[], by: Operator): Promise<string[]>
}

/** Operator commands for help, news and other articles. */
export const ARTICLE_COMMANDS: readonly ArticleCommand[] = [
  {
    word: 'list',
    usage: 'article list [SECTION]',
    zh: '列出文章及其编号、状态',
    en: 'Lists articles with number and state',
    run: listArticles,
  },
  {
    word: 'add',
    usage: 'article add SECTION CHINESE.md ENGLISH.md',
    zh: '新建文章（未发布），Markdown 第一行为“# 标题”',
    en: 'Adds an unpublished article; the first line of the Markdown is `# Title`',
    run: add,
  },
  {
    word: 'edit',
    usage: 'article edit ID zh|en FILE.md',
    zh: '以 Markdown 文件替换文章的一种语言',
    en: 'Replaces one language of an article with a Markdown file',
    run: edit,
  },
  {
    word: 'publish',
    usage: 'article publish ID',
    zh: '发布文章',
    en: 'Publishes an article',
    run: (parts, [id], by) => publish(parts, id, true, by),
  },
  {
    word: 'hide',
    usage: 'article hide ID',
    zh: '下线文章',
    en: 'Unpublishes an article',
    run: (parts, [id], by) => publish(parts, id, false, by),
  },
  {
    word: 'restore',
    usage: 'article restore ID',
    zh: '恢复文章的初始内容',
    en: 'Restores the original text of an article',
    run: restore,
  },
]

/** Runs `article …`; null if it is another command. Throws with a message for the operator. */
export async function runArticleCommand(parts: ArticleParts, args: readonly string[], by: Operator): Promise<string[] | null> {
  const [area, word, ...rest] = args
  const command = ARTICLE_COMMANDS.find((one) => area === 'article' && one.word === word)
  return command === undefined ? null : withReadableError(command.run(parts, rest, by))
}

/** The commands, a line each. */
export function articleUsage(): string[] {
  return ARTICLE_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

const ALL = { pageNo: 1, pageSize: 10_000 }

async function listArticles({ editor }: ArticleParts, [section]: readonly string[]): Promise<string[]> {
  const { list } = await editor.list({ section: section === undefined ? undefined : sectionOf(section), state: 'all', text: '' }, ALL)
  return list.map(({ zh, en }) =>
    [zh.id, zh.section, zh.shown ? 'shown' : 'hidden', zh.edited || en.edited ? 'edited' : '', zh.title, en.title].join('\t'),
  )
}

async function add(parts: ArticleParts, [section = '', chinese = '', english = '']: readonly string[], by: Operator): Promise<string[]> {
  const [zh, en] = await Promise.all([chinese, english].map(readWritten))
  const publishDate = shanghaiTime(new Date()).slice(0, 10)
  const texts = { zh: { ...NOTHING, ...zh! }, en: { ...NOTHING, ...en! } }
  const draft = { parentId: null, position: 0, recommended: 0 as const, link: null, publishDate, ...texts }
  const id = await addArticle(parts, sectionOf(section), draft, by)
  return [`${id} added / 已添加`]
}

const NOTHING = { keywords: '', summary: '' }

async function edit(parts: ArticleParts, [number, language, file = '']: readonly string[], by: Operator): Promise<string[]> {
  if (language !== 'zh' && language !== 'en') throw new Error('article edit ID zh|en FILE.md')
  const written = await readWritten(file)
  const { pair, draft } = await present(parts, number)
  await saveArticle(parts, { ...draft, [language]: { ...draft[language], ...written }, id: pair.zh.id, version: versionOf(pair) }, by)
  return [`${number} saved / 已保存`]
}

async function publish(parts: ArticleParts, number: string | undefined, shown: boolean, by: Operator): Promise<string[]> {
  await publishArticle(parts, { id: idOf(number), shown }, by)
  return [`${number} ${shown ? 'published / 已发布' : 'unpublished / 已下线'}`]
}

async function restore(parts: ArticleParts, [number]: readonly string[], by: Operator): Promise<string[]> {
  await restoreArticle(parts, { id: idOf(number), version: null }, by)
  return [`${number} restored / 已恢复`]
}

async function present(
  { editor }: ArticleParts,
  number: string | undefined,
): Promise<{ pair: ArticlePair; draft: ReturnType<typeof draftOf> }> {
  const pair = await editor.get(idOf(number))
  return { pair, draft: draftOf(pair, shanghaiTime(pair.zh.publishedAt).slice(0, 10)) }
}

/** Title and text of a Markdown file. */
async function readWritten(file: string): Promise<{ title: string; markdown: string }> {
  const text = (await readFile(file, 'utf8')).replace(/^\u{feff}/u, '').replaceAll('\r\n', '\n')
  const [, title = '', markdown = ''] = /^#\s+(.+)\n([\s\S]*)$/.exec(text.trimStart()) ?? []
  if (title === '') throw new Error(`${file}: 第一行须为“# 标题” / the first line must be \`# Title\``)
  return { title: title.trim(), markdown: markdown.trim() }
}

function sectionOf(name: string): ArticleSection {
  const section = SECTION_NAMES.find((one) => one === name)
  if (section === undefined) throw new Error(`没有该栏目 / unknown section: ${name} (${SECTION_NAMES.join(', ')})`)
  return section
}

function idOf(number = ''): number {
  if (!/^\d{1,9}$/.test(number)) throw new Error(`须为文章编号 / must be an article number: ${number}`)
  return Number(number)
}
