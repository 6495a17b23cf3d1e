import { describe, expect, it } from 'vitest'
import { applicantKind } from './applicant-kind.ts'

describe('applicantKind', () => {
  it.each([
    ['云岭新材料科技有限公司', 'company'],
    ['云岭投资中心（有限合伙）', 'company'],
    ['云岭大学科技园有限责任公司', 'company'],
    ['云岭机械厂', 'company'],
    ['云岭大学附属第一医院', 'hospital'],
    ['云岭科学院大学', 'university'],
    ['云岭大学深圳研究生院', 'university'],
    ['云岭大学眼科中心', 'university'],
    ['云岭科学院化学研究所', 'institute'],
    ['云岭市农业技术推广站', 'institute'],
    ['云岭市妇女儿童医疗中心', 'hospital'],
    ['云岭植物园', 'institute'],
    ['云岭市公安局', 'government'],
    ['王小明', 'person'],
    ['欧阳小明', 'person'],
    ['约翰·史密斯', 'person'],
    ['Yunling Materials Co., Ltd.', 'company'],
    ['Yunling GmbH', 'company'],
    ['Yunling S.p.A.', 'company'],
    ['Yunling B.V.', 'company'],
    ['University of Yunling', 'university'],
    ['Yunling Institute of Technology', 'university'],
    ['Yunling Research Center', 'institute'],
    ['The Secretary of the Navy', 'government'],
    ['The United States of America as represented by the Secretary of the Navy', 'government'],
    ['Smith, John', undefined],
    ['', undefined],
  ])('%s: %s', (name, kind) => {
    expect(applicantKind({ name })).toBe(kind)
  })

  it('preserves the source’s value, whatever the name looks like', () => {
    expect(applicantKind({ name: '王小明', kind: 'company' })).toBe('company')
  })

  it('goes by any writing of the name', () => {
    expect(applicantKind({ name: 'YUNLING', otherNames: [{ lang: 'zh', text: '云岭大学' }] })).toBe('university')
  })
})
