# Gezhi with the Node that npm ci installs and the web app built; nothing else is fetched when it starts. Data is stored in /data.
FROM node:24.21.0-bookworm-slim
WORKDIR /gezhi
COPY . .
RUN npm ci --no-audit --no-fund && PATH="/gezhi/node_modules/.bin:$PATH" && cd apps/web && node build.ts && mkdir /data && chown node:node /data
USER node
ENV PATH="/gezhi/node_modules/.bin:$PATH" GEZHI_DATA=/data HOST=0.0.0.0 MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/data/compiled
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=120s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm between: a SIGTERM reaches the server itself.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "--import", "./tools/node-version.mjs", "apps/server/src/main.ts"]
