#!/bin/sh
# Runs a program of this release of Gezhi with the Node it contains. 用本发布包自带的 Node 运行格致的程序。
set -eu
here=$(readlink -f -- "$0")
release=${here%/bin/gezhi}

usage() {
  cat <<'END'
gezhi start [--role ROLE]   the server / 启动服务
gezhi import …              imports files / 导入文件
gezhi ops …                 accounts, backup and other operations / 账号、备份等运维命令
gezhi mcp                   the tools of the assistant over standard input and output / 通过标准输入输出提供助手的工具
gezhi version               version, commit and platform / 版本、提交与平台

Settings are environment variables: docs/settings.md. Data: GEZHI_DATA, by default gezhi-data beside the folder of the release.
设置均为环境变量，见 docs/settings.md；数据目录由 GEZHI_DATA 指定，默认是与发布包目录并列的 gezhi-data。
END
}

case ${1-} in
  start) program=main ;;
  import | ops | mcp) program=$1-command ;;
  version | --version) exec cat "$release/RELEASE" ;;
  help | --help | -h) usage; exit 0 ;;
  *) usage >&2; exit 2 ;;
esac
shift

# A file of settings, as the Debian package has one, also names the data folder. What is in the environment precedes it.
if [ -n "${INSTALLED_SETTINGS-}" ]; then
  settings=--env-file=$INSTALLED_SETTINGS
else
  settings=
  export GEZHI_DATA="${GEZHI_DATA:-${release%/*}/gezhi-data}"
  export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$GEZHI_DATA/compiled}"
fi
# Messages name commands as this program runs them.
export INSTALLED_PROGRAM=gezhi
heap=
case $program in
@PROGRAM_OPTIONS@
esac
# Without a shell between: a SIGTERM reaches the server itself.
exec "$release/node_modules/node/bin/node" $heap $settings "$release/apps/server/dist/bundle/$program.js" "$@"
