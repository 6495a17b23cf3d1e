import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

const LIST = '/resultList/tableList?q=石墨烯'

test('a landscape is drawn of a list, its hills are opened as a list, and it is deleted', async ({ own }) => {
  await own.goto('/visualindex/landscape')
  await expect(own.getByText('还没有专利地图')).toBeVisible()
  await own.goto(LIST)
  await own.getByRole('button', { name: '绘制专利地图' }).click()
  await expect(own.getByRole('heading', { name: '石墨烯', level: 1 })).toBeVisible()
  await expect(own.getByRole('heading', { name: '山峰' })).toBeVisible()
  await own
    .getByRole('button', { name: /石墨烯|电池|传感器/ })
    .first()
    .click()
  await expect(own.getByRole('heading', { name: /^已选 \d+ 件$/ })).toBeVisible()
  const address = own.url()
  await own.getByRole('button', { name: '以列表打开' }).click()
  await expect(own).toHaveURL(/\/resultList.*w=batch/)
  await own.goto(address)
  await own.getByRole('button', { name: '删除' }).click()
  await expect(own.getByText('还没有专利地图')).toBeVisible()
})
