import { expect, test } from 'vitest'
import { claimCategory } from './claim-category.ts'

test.each([
  ['zh', '一种锂离子电池，其特征在于，包括壳体。', 'product'],
  ['zh', '一种锂离子电池的制备方法，包括以下步骤：', 'process'],
  ['zh', '一种用于电池的检测装置(10)，包括探头。', 'apparatus'],
  ['zh', '根据权利要求1所述的制备方法，其特征在于', 'process'],
  ['zh', '根据权利要求1至3中任一项所述的电池，其特征在于', 'product'],
  ['zh', '权利要求1所述的组合物在制备药物中的用途。', 'use'],
  ['zh', '一种1,4-二酮的合成工艺，其特征在于', 'process'],
  ['en', 'A battery comprising a housing.', 'product'],
  ['en', 'Apparatus (10, 110) for heating a battery', 'apparatus'],
  ['en', 'The computer-implemented method of claim 1, wherein', 'process'],
  ['en', 'A process for making the battery of claim 1', 'process'],
  ['en', 'Use of the battery of claim 1 in a vehicle', 'use'],
  ['en', 'I claim the ornamental design for a battery, as shown.', 'design'],
  ['de', 'Vorrichtung zum Prüfen einer Batterie', 'apparatus'],
  ['de', 'Ein Herstellungsverfahren für Batterien', 'process'],
  ['de', 'Einrichtung nach Anspruch 1, dadurch gekennzeichnet', 'apparatus'],
  ['de', 'Verwendung der Batterie nach Anspruch 1', 'use'],
  ['de', 'Batterie mit einem Gehäuse', 'product'],
  ['fr', 'Procédé de fabrication d’une batterie', 'process'],
  ['fr', "Dispositif selon l'une des revendications 1 à 3", 'apparatus'],
  ['fr', 'Utilisation de la batterie selon la revendication 1', 'use'],
  ['en', 'In a battery, the improvement comprising', null],
  ['en', '(canceled)', null],
  ['ja', '電池の製造方法', null],
  ['en', '', null],
])('%s: %s', (lang, text, category) => {
  expect(claimCategory(text, lang)).toBe(category)
})
