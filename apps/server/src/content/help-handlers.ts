import type { Language } from '@gezhi/contract'
import { exampleOf, PATENT_FIELD_TABLE } from '@gezhi/records'
import type { Handlers } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import type { ContentParts } from './content-parts.ts'
import { ARTICLE_SECTIONS, HELP_SECTIONS } from './article-sections.ts'
import { wordsOf } from './article-store.ts'
import { countryName } from './coverage.ts'
import { FIELD_LOGIC, FIELD_LOGIC_GROUPS } from './field-logic.ts'
import { helpTree } from './help-tree.ts'
import { passageOf } from './passage.ts'
import { currentContent, required, rowOf, shownArticle } from './show-article.ts'

type HelpCalls =
  | (
      | 'getFunctionIntroduction'
      | 'listFunctionIntroductions'
      | 'listCoverage'
      | 'listCoveredCountries'
      | 'getIntroduction'
      | 'listQrIntroductions'
      | 'listUpgradeLog'
      | 'getHelpIndex'
    )
  | ('searchHelp' | 'listHelpSections' | 'getHelp' | 'getFunctionDetails' | 'listFieldRules' | 'listCommonProblems')

const MENUS = { funtional_map: 'function', data_intro_map: 'data' } as const

/** Calls of the help centre. */
export function helpHandlers({
  articles,
  coverage,
  insertions,
  readiness,
}: Pick<ContentParts, 'articles' | 'coverage' | 'insertions' | 'readiness'>): Pick<Handlers['content'], HelpCalls> {
  const facts = { coverage, insertions }
  const countries = () => {
    requireReady(readiness)
    return coverage.countries()
  }
  const helpArticle = async (id: number, language: Language) => required(await articles.find(id, language, HELP_SECTIONS), id)
  return {
    async getFunctionIntroduction({ id }, { language }) {
      const article = required(await articles.find(id, language, ['function', 'data']), id)
      return { id, title: article.title, detailContent: await currentContent(article, facts, language) }
    },
    listFunctionIntroductions: async ({ dictType }, { language }) => helpTree(await articles.menu([MENUS[dictType]], language)),
    async listCoverage({ country }, { language }) {
      const all = await countries()
      const requested = country?.toUpperCase()
      return all
        .filter((one) => requested === undefined || one.country === requested)
        .map((one) => ({ ...one, name: countryName(one.country, language) }))
    },
    listCoveredCountries: async (_request, { language }) =>
      (await countries()).map(({ country, patentCount }) => ({ country, patentCount, name: countryName(country, language) })),
    async getIntroduction(_request, { language }) {
      const [article] = await articles.menu(['system'], language)
      const { title } = required(article, 0)
      return { title, content: await currentContent(article!, facts, language) }
    },
    listQrIntroductions: async (_request, { language }) =>
      (await articles.menu(['qr'], language)).flatMap(({ title, link }) => (link === null ? [] : [{ title, url: link }])),
    async listUpgradeLog(page, { language }) {
      const { list, total } = await articles.newest({ section: 'update', language, ...page })
      return { list: list.map((article) => ({ ...rowOf(article), content: article.content })), total }
    },
    async getHelpIndex(_request, { language }) {
      const rows = await articles.menu(HELP_SECTIONS, language)
      return HELP_SECTIONS.map((section) => ({
        section,
        title: ARTICLE_SECTIONS[section][language],
        children: helpTree(rows.filter((row) => row.section === section)),
      }))
    },
    async searchHelp({ keyWord }, { language }) {
      const found = await articles.search(keyWord, language, HELP_SECTIONS)
      return found.map(({ id, section, title, plain }) => ({ id, section, title, passage: passageOf(plain, wordsOf(keyWord)) }))
    },
    async listHelpSections({ id }, { language }) {
      await helpArticle(id, language)
      return helpTree(await articles.menu(HELP_SECTIONS, language), id)
    },
    async getHelp({ id }, { language }) {
      const article = await helpArticle(id, language)
      return shownArticle(article, await currentContent(article, facts, language))
    },
    async getFunctionDetails({ id }, { language }) {
      const article = await helpArticle(id, language)
      const rows = await articles.menu(HELP_SECTIONS, language)
      const parent = rows.find((row) => row.id === article.parentId)
      return {
        ...shownArticle(article, await currentContent(article, facts, language)),
        path: parent === undefined ? [] : [parent.title],
        siblings: rows
          .filter((row) => row.parentId === article.parentId && row.section === article.section)
          .map((row) => ({ id: row.id, title: row.title })),
      }
    },
    async listFieldRules({ id, fieldLogic }, { language }) {
      await helpArticle(id, language)
      return fieldLogicRows(fieldLogic, language)
    },
    listCommonProblems: async (_request, { language }) => helpTree(await articles.menu(['problem'], language)),
  }
}

function fieldLogicRows(fieldLogic: number, language: Language) {
  const group = FIELD_LOGIC_GROUPS[fieldLogic] ?? FIELD_LOGIC_GROUPS[0]
  return PATENT_FIELD_TABLE.list
    .filter((field) => field.group === group)
    .map(({ name, aliases, label, type, ...field }) => ({
      field: name,
      aliases: [...aliases],
      label: label[language],
      logic: FIELD_LOGIC[type].takes[language],
      example: exampleOf(field, language),
    }))
}
