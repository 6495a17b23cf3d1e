import { formatTime, type Benchmark } from '../benchmark.ts'
import { startServerProcess } from '../server-process.ts'

const PATENTS = 20_000

/** Time until the server is ready: on an empty folder, and at later starts. */
export const start: Benchmark = {
  name: 'start',
  description: `Until the address is printed, ${PATENTS} demonstration patents; the web app is built already`,
  columns: ['start', 'ready after', 'goal'],
  run: async (folder) => {
    // The first start builds the web app, which is not measured here.
    await (await startServerProcess(`${folder}/warm-up`, 0)).stop()
    const rows: string[][] = []
    for (const [name, goal] of [
      ['first', '90 s'],
      ['second', '3 s'],
      ['third', '3 s'],
    ] as const) {
      const server = await startServerProcess(`${folder}/data`, PATENTS)
      rows.push([name, formatTime(server.ready), goal])
      await server.stop()
    }
    return rows
  },
}
