import { currentIndexFile, makePictureFolder, newestIndexFile } from './picture-index-file.ts'
import { readLearningState, storeLearningState } from './learning-state.ts'
import { forgetLearned, readModelChoice, requestRebuild } from './model-choice.ts'
import { PictureReader } from './picture-reader.ts'

interface PictureCommand {
  readonly word: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  /** `folder`: that of the index; `network`: the folder of the configured network. */
  run(folder: string, network: string | null): Promise<readonly string[]>
}

const FOLLOW = 'npm run ops -- pictures status'

/** Operator commands for the index of pictures. The process that writes the index does the work; searches use the old one until it is done. */
export const PICTURE_COMMANDS: readonly PictureCommand[] = [
  {
    word: 'status',
    usage: 'pictures status',
    zh: '显示图像索引的模型与进度',
    en: 'Shows the models of the image index and how far it is built',
    run: status,
  },
  {
    word: 'rebuild',
    usage: 'pictures rebuild',
    zh: '重新计算全部图片的特征，完成前检索仍用原索引',
    en: 'Describes all images again; searches use the old index until that is done',
    async run(folder) {
      await makePictureFolder(folder)
      await requestRebuild(folder)
      return [`已提交，进度见 ${FOLLOW} / Requested; for progress see ${FOLLOW}`]
    },
  },
  {
    word: 'learn',
    usage: 'pictures learn',
    zh: '从本库图片学习特征投影（每类至少 500 张），然后重建索引',
    en: 'Learns projections from the images of the records (at least 500 of a kind), then rebuilds the index',
    async run(folder) {
      await storeLearningState(folder, { state: 'requested', pictures: {}, learned: [] })
      return [`已提交，进度见 ${FOLLOW} / Requested; for progress see ${FOLLOW}`]
    },
  },
  {
    word: 'forget',
    usage: 'pictures forget',
    zh: '恢复自带的特征投影，然后重建索引',
    en: 'Returns to the projections that come with Gezhi, then rebuilds the index',
    async run(folder) {
      await forgetLearned(folder)
      return ['已恢复自带的投影 / The projections that come with Gezhi are used again']
    },
  },
]

/** Runs `pictures …`; null if it is another command. */
export async function runPictureCommand(
  folder: string,
  network: string | null,
  args: readonly string[],
): Promise<readonly string[] | null> {
  const [area, word] = args
  const command = PICTURE_COMMANDS.find((one) => area === 'pictures' && one.word === word)
  return command === undefined ? null : command.run(folder, network)
}

/** The commands, a line each. */
export function pictureUsage(): string[] {
  return PICTURE_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

async function status(folder: string, network: string | null): Promise<string[]> {
  const { mark, drawing, generation } = await readModelChoice(folder, network)
  const [current, newest] = [currentIndexFile(folder), newestIndexFile(folder)]
  const learning = await readLearningState(folder)
  const learned = [...(mark === null ? [] : ['mark']), ...(drawing === null ? [] : ['drawing'])]
  return [
    `model\t${network ?? 'built-in'}\tlearned ${learned.join(', ') || 'none'}\tgeneration ${generation}`,
    ...(current === null ? ['searched\tnone yet'] : fileStatus('searched', current)),
    ...(newest === null || newest === current ? [] : fileStatus('being built', newest)),
    ...(learning === null
      ? []
      : [`learning\t${learning.state}\t${JSON.stringify(learning.pictures)}\tlearned ${learning.learned.join(', ') || 'none'}`]),
  ]
}

function fileStatus(name: string, file: string): string[] {
  const reader = PictureReader.open(file)
  if (reader === null) return [`${name}\tunreadable`]
  try {
    return [
      `${name}\t${reader.modelId}`,
      ...reader.kinds().map((kind) => {
        const { building, records, recordsTotal, pictures, skipped } = reader.progress(kind)
        return `${name}\t${kind}\t${building ? 'building' : 'complete'}\t${records} / ${recordsTotal} records\t${pictures} pictures\t${skipped} skipped`
      }),
    ]
  } finally {
    reader.close()
  }
}
