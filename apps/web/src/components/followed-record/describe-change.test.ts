import type { FollowChange } from '@gezhi/contract/client'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import zh from '../../features/follows/catalogue/zh.ts'
import { describeChange } from './describe-change.ts'

test('changes of trademarks and companies are named in words', async () => {
  const i18n = i18next.createInstance()
  await i18n.init({ lng: 'zh', resources: { zh: { follows: zh } }, interpolation: { escapeValue: false } })
  const t = i18n.getFixedT('zh', 'follows')
  const described = (change: FollowChange) => describeChange(change, [change], t, (facet, value) => `${facet}-${value}`)
  expect(described({ kind: 'value', field: 'status_detail', from: 'opposed', to: null })).toEqual(['流程状态：stage-opposed → 无'])
  expect(described({ kind: 'value', field: 'expiry_date', from: '20300423', to: '20400423' })).toEqual([
    '有效期至：2030-04-23 → 2040-04-23',
  ])
  expect(described({ kind: 'value', field: 'company_capital', from: '500000', to: '900万' })).toEqual(['注册资本：500000 → 900万'])
  const owners = { kind: 'list', field: 'owners', added: ['甲'], addedTotal: 1, removed: ['乙'], removedTotal: 1 } as const
  expect(described(owners as never)).toEqual(['新增申请人：甲', '减少申请人：乙'])
})
