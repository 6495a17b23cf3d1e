/** The disk is full; what was written before is intact. The message is for people. */
export class DiskFull extends Error {
  constructor(cause: unknown) {
    super(
      'The disk is full. Documents imported so far are intact; free some space and run the same command to continue / ' +
        '磁盘空间已满。此前导入的内容完好；请清理空间后再次运行同一命令继续',
      { cause },
    )
    this.name = 'DiskFull'
  }
}

/** `DiskFull` if the error of the file system or store means that, otherwise the error itself. */
export function describeDiskFull(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'ENOSPC' || code === 'EDQUOT' || /disk is full|ENOSPC|no space left/i.test(message ?? '') ? new DiskFull(error) : error
}
