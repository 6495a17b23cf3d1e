import type { Language } from '@gezhi/contract'

/** The words of answers and transcripts, in both languages. */
export const ASSISTANT_TEXTS = {
  zh: {
    help: [
      '没有识别出可以查询的内容。可以这样提问：',
      '检索：“2018 年以后石墨烯电池的有效专利”；统计：“固态电解质专利的申请人排名”；撰写检索式：“写一个无人机避障的检索式”。',
      '给出公开号可以查看、对比专利，提取权利要求和技术特征，或评估价值：“CN103399241B 的权利要求”“对比 CN103399241B 和 US7272630B2”。',
      '也可以检索商标和企业：“商标 格致”“某某公司的企业信息”。',
    ],
    failed: '回答时出错，请重试。',
    modelFailed: '语言模型没有给出回答，请重试。',
    transcript: 'AI 对话记录',
    question: '提问',
    answer: '回答',
    stopped: '（已停止）',
    struck: (count: number) => `（${count} 处引用未能在原文中核实，已删除）`,
    parts: { title: '标题', abstract: '摘要', claim: '权利要求', description: '说明书' },
    place: { claim: (place: number) => `权利要求 ${place}`, description: (place: number) => `说明书第 ${place} 段` },
    quoted: (text: string) => `“${text}”`,
    query: (queryStr: string, total: string) => `检索式：${queryStr}${total}`,
    hits: (total: string) => `（${total} 条）`,
    facts: { topic: '对话', time: '导出时间', messages: '消息数' },
    note: '引文逐字引自所标文献，并已在导出前的回答中核实；本记录不构成法律意见。',
  },
  en: {
    help: [
      'Nothing to look up was recognised. Questions can be like these:',
      'Search: “patents in force about graphene batteries since 2018”; count: “applicants of solid electrolyte patents”; query: “write a search query for obstacle avoidance of drones”.',
      'With a publication number patents can be opened, compared and valued, and their claims and features extracted: “claims of CN103399241B”, “compare CN103399241B and US7272630B2”.',
      'Trademarks and companies can be searched too: “trademark gezhi”, “company information of Example Ltd”.',
    ],
    failed: 'The answer failed; please try again.',
    modelFailed: 'The language model gave no answer; please try again.',
    transcript: 'Transcript of the assistant',
    question: 'Question',
    answer: 'Answer',
    stopped: '(stopped)',
    struck: (count: number) => `(${count} citations could not be verified in the source and were removed)`,
    parts: { title: 'title', abstract: 'abstract', claim: 'claims', description: 'description' },
    place: { claim: (place: number) => `claim ${place}`, description: (place: number) => `description, paragraph ${place}` },
    quoted: (text: string) => `“${text}”`,
    query: (queryStr: string, total: string) => `Query: ${queryStr}${total}`,
    hits: (total: string) => ` (${total})`,
    facts: { topic: 'Conversation', time: 'Exported on', messages: 'Messages' },
    note: 'Passages are quoted literally from the documents named and were verified when the answer was given. This transcript is not legal advice.',
  },
} as const satisfies Record<Language, unknown>
