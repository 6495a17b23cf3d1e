import type { Language } from '@gezhi/contract'

/** The sentences of help with an office action, in both languages. Whatever they say of a document is a passage of it. */
export const OFFICE_ACTION_TEXTS = {
  zh: {
    features: (claim: string, features: number, documents: string) =>
      `${claim}拆分为 ${features} 个技术特征，与对比文件逐一对照：${documents}。`,
    alone: (claim: string, features: number) => `${claim}拆分为 ${features} 个技术特征；没有可对照的对比文件，请在问题中写出其公开号。`,
    claimOf: (number: string, claim: number) => `${number} 的权利要求 ${claim} `,
    given: '所给权利要求',
    document: (label: string, number: string, title: string) => `${label} 为 ${number}《${title}》`,
    between: '，',
    fromRecord: '问题中没有写出对比文件，以上取自该专利著录的引用文献。',
    otherLanguage: (labels: string) => `${labels} 的文本与权利要求语言不同，文字比对只能找到相同的词，请核对译文。`,
    dates: {
      conflicting: (label: string) => `${label} 申请在先、公开在后，只能用于评价新颖性（抵触申请），不能用于评价创造性。`,
      later: (label: string) => `${label} 的公开日不早于本申请的申请日（有优先权的，指优先权日），不构成现有技术；请核对日期。`,
    },
    feature: '技术特征',
    and: '、',
    disclosed: (passage: string) => `“${passage}”`,
    partly: (passage: string, missing: string) => `部分：“${passage}”${missing === '' ? '' : `；未见：${missing}`}`,
    not: '未找到',
    closest: (label: string, all: number, disclosed: number, partly: number) =>
      `文字最接近的是 ${label}：${all} 个特征中，${disclosed} 个有对应的文字，${partly} 个部分对应。`,
    everything: (label: string) => `${label} 的文字覆盖了全部特征，新颖性有风险；应先核对这些段落是否属于同一技术方案。`,
    amendment: (claim: number, text: string) => `可以考虑并入权利要求 ${claim} 的附加特征，各对比文件的文字均未完全覆盖它：“${text}”。`,
    noAmendment: '从属权利要求的附加特征在对比文件中也有对应文字；修改时可从说明书中另寻特征。',
    difference: (at: number, feature: string) => `区别特征 ${at}：“${feature}”。`,
    nearest: (label: string, passage: string, missing: string) =>
      `${label} 中最接近的文字是“${passage}”${missing === '' ? '' : `，其中未见“${missing}”`}。`,
    absent: (label: string) => `${label} 中没有找到与之对应的文字。`,
    elsewhere: (label: string, passage: string, closest: string) =>
      `${label} 有对应的文字：“${passage}”。可以争辩该部分在 ${label} 中的作用与本申请不同，或者没有将其与 ${closest} 结合的动机；须结合 ${label} 的上下文核对。`,
    nowhere: (labels: string) => `可以争辩：${labels} 的文字均未完整记载该特征，也未给出采用它的启示。`,
    support: (passage: string) => `本申请说明书中的依据：“${passage}”`,
    effect: (passage: string) => `本申请记载的相关效果：“${passage}”，可据此确定该特征实际解决的技术问题。`,
    draft: (claim: string, closest: string, number: string, differences: string) =>
      `答复草稿：${claim}与最接近的现有技术 ${closest}（${number}）相比，区别在于：${differences}。`,
    draftNowhere: (labels: string) =>
      `${labels} 均未公开上述区别特征，也没有给出相应的技术启示，因此该权利要求相对于上述对比文件具有突出的实质性特点和显著的进步，具备专利法第二十二条第三款规定的创造性。`,
    draftDates: (labels: string) => `${labels} 都不是可用来评价创造性的现有技术；可先就日期争辩，再以上述区别特征说明新颖性。`,
    draftElsewhere: (labels: string) =>
      `其中部分区别特征在 ${labels} 中有对应文字，能否主张创造性取决于其作用是否相同、是否存在结合启示，须在核对后补充理由。`,
    caveat: '以上由文字比对得出，未判断同义表述、附图和公知常识；提交前请核对原文，不构成法律意见。',
  },
  en: {
    features: (claim: string, features: number, documents: string) => `${claim} has ${features} features, compared with ${documents}.`,
    alone: (claim: string, features: number) =>
      `${claim} has ${features} features; there is no document to compare it with, please name the publication numbers that were cited.`,
    claimOf: (number: string, claim: number) => `Claim ${claim} of ${number}`,
    given: 'The claim given',
    document: (label: string, number: string, title: string) => `${label}, ${number} “${title}”`,
    between: '; ',
    fromRecord: 'The question names no cited documents; these are the citations recorded for the patent.',
    otherLanguage: (labels: string) =>
      `${labels} and the claim are in different languages: only words that are the same were found, please check a translation.`,
    dates: {
      conflicting: (label: string) =>
        `${label} was filed earlier but published later: it can only be cited against novelty, not against an inventive step.`,
      later: (label: string) =>
        `${label} was published on or after the filing or priority date: it is no prior art; please check the dates.`,
    },
    feature: 'Feature',
    and: ', ',
    disclosed: (passage: string) => `“${passage}”`,
    partly: (passage: string, missing: string) => `Partly: “${passage}”${missing === '' ? '' : `; without: ${missing}`}`,
    not: 'Not found',
    closest: (label: string, all: number, disclosed: number, partly: number) =>
      `${label} is the closest in words: of ${all} features, ${disclosed} have a corresponding passage and ${partly} a partial one.`,
    everything: (label: string) =>
      `The words of ${label} cover all features: novelty is at risk. First check whether these passages belong to one embodiment.`,
    amendment: (claim: number, text: string) =>
      `The additional features of claim ${claim} could be incorporated; no cited document covers them completely: “${text}”.`,
    noAmendment:
      'The additional features of the dependent claims have passages in the cited documents, too; an amendment needs the description.',
    difference: (at: number, feature: string) => `Difference ${at}: “${feature}”. `,
    nearest: (label: string, passage: string, missing: string) =>
      `The closest passage of ${label} is “${passage}”${missing === '' ? '' : `, which lacks “${missing}”`}. `,
    absent: (label: string) => `${label} has no corresponding passage. `,
    elsewhere: (label: string, passage: string, closest: string) =>
      `${label} has a corresponding passage: “${passage}”. It can be argued that this part serves another purpose in ${label}, or that nothing prompts its combination with ${closest}; check the context in ${label}.`,
    nowhere: (labels: string) => `It can be argued that no passage of ${labels} discloses this feature completely or suggests it.`,
    support: (passage: string) => `Support in the description: “${passage}”`,
    effect: (passage: string) =>
      `Effect stated in the description: “${passage}”, from which the problem solved by this feature can be derived.`,
    draft: (claim: string, closest: string, number: string, differences: string) =>
      `Draft: ${claim} differs from the closest prior art ${closest} (${number}) in: ${differences}. `,
    draftNowhere: (labels: string) =>
      `None of these features is disclosed in or suggested by ${labels}. The subject-matter therefore involves an inventive step over the cited documents.`,
    draftDates: (labels: string) =>
      `None of ${labels} is prior art for an inventive step: argue the dates first, and novelty by these features.`,
    draftElsewhere: (labels: string) =>
      `Some of these features have corresponding passages in ${labels}; whether an inventive step can be argued depends on their purpose there and on a prompt to combine, and needs reasons added after checking.`,
    caveat:
      'This is a comparison of words; synonyms, drawings and common general knowledge were not considered. Check the documents before filing. It is not legal advice.',
  },
} as const satisfies Record<Language, unknown>
