import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, Calls } from '@gezhi/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contentStores } from '../../content/content-stores.ts'
import { siteSettings } from '../../content/site-settings.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { BY } from '../../testing/command-line.ts'
import { readServiceText } from '../../content/site/service-text.ts'
import { runSiteCommand } from '../../content/site/site-commands.ts'

type Listed = AnswerOf<Calls['operations']['listSaleServices']>
type Detail = AnswerOf<Calls['content']['getSaleService']>

const ZH = { name: '专利导航', summary: '为产业与企业做专利导航。', sections: [{ title: '服务内容', lines: ['导航报告'] }] }
const EN = {
  name: 'Patent navigation',
  summary: 'For industries and companies.',
  sections: [{ title: 'What it covers', lines: ['A report'] }],
}

describe('texts of the service pages in the console', async () => {
  const test = await buildTestApp()
  const { headers } = await aSession(test, { role: 'operator' })
  const ask = <Data>(name: string, body: object = {}) => test.post<Data>(`/api/user/ops/service/${name}`, body, headers)
  const shown = (id: number) => test.post<Detail>('/api/user/sale/service/detail', { id })
  const service = async (id: number) => (await ask<Listed>('list')).data.find((one) => one.id === id)!

  it('a service is added to a kind, edited, recommended and removed; visitors see each step', async () => {
    const { data } = await ask<{ id: number }>('add', { parentId: 108, position: 9, zh: ZH, en: EN })
    expect(data.id).toBe(10805)
    expect((await shown(108)).data.children.at(-1)).toMatchObject({ id: 10805, name: '专利导航' })
    const { version, recommended, ...facts } = await service(10805)
    expect(recommended).toBe(false)
    const saved = { ...facts, version, recommended: true, zh: { ...ZH, sections: [{ title: '流程', lines: [' 立项 ', '交付'] }] } }
    expect((await ask('save', saved)).code).toBe(200)
    expect((await shown(10805)).data.sections).toEqual([{ title: '流程', lines: ['立项', '交付'] }])
    const advised = await test.post<{ id: number }[]>('/api/user/sale/service/recommendList', {})
    expect(advised.data.map(({ id }) => id)).toContain(10805)
    expect((await ask('remove', { id: 10805 })).code).toBe(200)
    expect((await shown(10805)).data).toMatchObject({ error: 'SERVICE_NOT_FOUND' })
    expect((await ask('remove', { id: 10805 })).code).toBe(404)
  })

  it('the second of two operators gets an error, kinds stay, and unknown services are rejected', async () => {
    const kind = await service(109)
    expect((await ask('save', { ...kind, zh: { ...kind.zh, summary: '新的简介' } })).code).toBe(200)
    expect((await ask('save', { ...kind, zh: { ...kind.zh, summary: '另一个' } })).data).toMatchObject({ error: 'SERVICE_CHANGED' })
    expect((await shown(109)).data.summary).toBe('新的简介')
    expect((await ask('remove', { id: 109 })).data).toMatchObject({ error: 'SERVICE_IS_KIND' })
    expect((await ask('add', { parentId: 10901, position: 1, zh: ZH, en: EN })).data).toMatchObject({ error: 'SERVICE_NOT_FOUND' })
    expect((await ask('save', { ...kind, id: 4711 })).code).toBe(404)
    const { message } = await ask('add', { parentId: 108, position: 1, zh: ZH, en: { ...EN, sections: [{ title: 'x', lines: [] }] } })
    expect(message).toContain('en.sections[0].lines')
    expect((await ask('add', { parentId: 108, position: 1, zh: { ...ZH, name: ' ' }, en: EN })).message).toContain('zh.name')
  })

  it('commands do the same from Markdown', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gezhi-services-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const [zh, en] = [join(folder, 'zh.md'), join(folder, 'en.md')]
    await writeFile(zh, '# 专利导航\n\n为产业做专利导航。\n\n## 服务内容\n\n- 导航报告\n')
    await writeFile(en, '\u{feff}# Patent navigation\r\n\r\nFor industries.\r\n\r\n## What it covers\r\n* A report\r\n')
    const content = contentStores(test.database, test.accounts)
    const parts = { ...content, settings: siteSettings(content.siteSettings, readSettings({})), by: BY }
    const run = (...args: string[]) => runSiteCommand(parts, args)
    const [line] = await run('service', 'add', '110', zh, en).then((lines) => lines!)
    const id = line!.split(' ')[0]!
    expect((await service(Number(id))).en).toEqual({
      name: 'Patent navigation',
      summary: 'For industries.',
      sections: [{ title: 'What it covers', lines: ['A report'] }],
    })
    await writeFile(en, '# Landscapes\n\nFor all.\n')
    await run('service', 'edit', id, 'en', en)
    await run('service', 'recommend', id, 'on')
    expect(await service(Number(id))).toMatchObject({
      recommended: true,
      zh: { name: '专利导航' },
      en: { name: 'Landscapes', sections: [] },
    })
    expect((await run('service', 'list'))!.join('\n')).toContain(`${id}\t110\trecommended\t专利导航\tLandscapes`)
    await run('service', 'remove', id)
    await expect(run('service', 'remove', id)).rejects.toThrow('SERVICE_NOT_FOUND')
    await expect(run('service', 'remove', '108')).rejects.toThrow('SERVICE_IS_KIND')
    await expect(run('service', 'edit', '108', 'fr', en)).rejects.toThrow('zh|en')
  })

  it('text that does not belong to a service is an error, not dropped', () => {
    expect(() => readServiceText('no name')).toThrow(/1/)
    expect(() => readServiceText('# A\n\n- a line without a heading')).toThrow(/3/)
    expect(() => readServiceText('# A\n\n## B\n\nprose below a heading')).toThrow(/5/)
    expect(() => readServiceText('')).toThrow('# Name')
  })
})
