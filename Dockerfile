# Gezhi with the Node that npm ci installs and the server and the web app built; nothing else is fetched when it starts. Data is stored in /data.
# With the digest a registry cannot replace its content; a release is not built without one (docs/deploying.md#container-images).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
FROM ${NODE_IMAGE}
ARG NODE_IMAGE
ARG RELEASE=
RUN test -z "$RELEASE" || echo "$NODE_IMAGE" | grep -Eq '@sha256:[0-9a-f]{64}$' || { echo "A release needs NODE_IMAGE with its digest (@sha256:…), not $NODE_IMAGE / 发布版本须以 NODE_IMAGE 指定镜像摘要（@sha256:…）" >&2; exit 1; }
WORKDIR /gezhi
COPY . .
RUN npm ci --no-audit --no-fund && PATH="/gezhi/node_modules/.bin:$PATH" && node apps/server/build.ts && (cd apps/web && node build.ts) && mkdir /data && chown node:node /data
USER node
ENV PATH="/gezhi/node_modules/.bin:$PATH" GEZHI_DATA=/data HOST=0.0.0.0 NODE_COMPILE_CACHE=/data/compiled
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=120s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm between: a SIGTERM reaches the server itself.
CMD ["node", "--import", "./tools/node-version.mjs", "apps/server/run.ts", "main"]
