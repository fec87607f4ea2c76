const loadedParts = {};
async function loadPart(name) {
  if (loadedParts[name]) return loadedParts[name];
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ["node:fs"]) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  const self = builtin("node:fs").readFileSync(new URL(import.meta.url), "latin1");
  const head = "\n/*| part " + name + "\n";
  const start = self.indexOf(head) + head.length;
  const code = self.slice(start, self.indexOf("\n|*" + "/", start)).replaceAll("*@/", "*" + "/");
  return loadedParts[name] = new Function("builtin", "loadPart", code + "\nreturn part")(builtin, loadPart);
}
// builtin:node:fs
var module = process.getBuiltinModule ? process.getBuiltinModule("node:fs") : await import("node:fs");
var pick = (name) => module[name];
var closeSync = /* @__PURE__ */ pick("closeSync");
var constants = /* @__PURE__ */ pick("constants");
var existsSync = /* @__PURE__ */ pick("existsSync");
var fstatSync = /* @__PURE__ */ pick("fstatSync");
var openSync = /* @__PURE__ */ pick("openSync");
var readSync = /* @__PURE__ */ pick("readSync");
var writeSync = /* @__PURE__ */ pick("writeSync");

// src/core/record.ts
var isRecord = (function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
});
var countOf = (function countOf(value) {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
});
var stringOf = (function stringOf(value) {
  return typeof value === "string" ? value : null;
});
var parseJsonRecord = (function parseJsonRecord(text) {
  try {
    const value = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
});

// src/core/context/answer-usage.ts
var parseAnswerUsage = (function parseAnswerUsage(row) {
  const message = row.message;
  if (!isRecord(message) || !isRecord(message.usage)) return null;
  if (message.model === "<synthetic>" || row.isApiErrorMessage === true) return null;
  const { usage } = message;
  const inputTokens = countOf(usage.input_tokens) + countOf(usage.cache_creation_input_tokens) + countOf(usage.cache_read_input_tokens);
  if (inputTokens === 0) return null;
  const model = stringOf(row.requestedModel) ?? stringOf(message.model);
  return { inputTokens, outputTokens: countOf(usage.output_tokens), model, messageId: stringOf(message.id) };
});

// src/core/context/token-bound.ts
var findTokenBound = (function findTokenBound(tail, model) {
  if (tail.includes("compact_boundary") || tail.includes('"isCompactSummary":true')) return null;
  for (let end = tail.length; end > 0; ) {
    const start = tail.lastIndexOf("\n", end - 1) + 1;
    const line = tail.slice(start, end);
    const row = line.includes('"type":"assistant"') ? parseJsonRecord(line) : null;
    const usage = row?.type === "assistant" && row.isSidechain !== true ? parseAnswerUsage(row) : null;
    if (usage !== null) {
      const rest = tail.slice(end);
      if (usage.model !== model || rest.includes('"type":"image"') || rest.includes('"type":"document"')) return null;
      return usage.inputTokens + usage.outputTokens + Math.ceil(rest.length / 4);
    }
    end = start - 1;
  }
  return null;
});

// src/core/safe-name.ts
var isSafeName = (function isSafeName(value) {
  return typeof value === "string" && /^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(value);
});
var isAbsolutePath = (function isAbsolutePath(value) {
  if (typeof value !== "string" || value.includes("\0")) return false;
  return value.startsWith("/") || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(value);
});
var isTranscriptPath = (function isTranscriptPath(value) {
  return isAbsolutePath(value) && value.endsWith(".jsonl");
});

// src/io/git-root.ts
var findGitRoot = (function findGitRoot(start) {
  let folder = start;
  for (let depth = 0; depth < 64; depth += 1) {
    if (existsSync(`${folder}/.git`)) return folder;
    const parent = folder.slice(0, Math.max(folder.lastIndexOf("/"), folder.lastIndexOf("\\")));
    if (parent === "" || parent === folder) return null;
    folder = parent;
  }
  return null;
});

// src/io/project-dir.ts
var findProjectDir = (function findProjectDir(cwd) {
  const given = process.env.CLAUDE_PROJECT_DIR;
  if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/[\\/]+$/, "") : given;
  if (!isAbsolutePath(cwd) || !isFolder(cwd)) return null;
  return findGitRoot(cwd) ?? cwd;
});
var isFolder = (function isFolder(path) {
  return existsSync(`${path}/.`);
});

// src/io/project-files.ts
var hasActiveTrack = (function hasActiveTrack(projectDir) {
  return hasProjectFile(projectDir, "docs/tracks/ACTIVE_TRACK");
});
var hasProjectFile = (function hasProjectFile(projectDir, path) {
  return existsSync(`${projectDir}/${path}`);
});

// src/io/read-text.ts
var readTextFile = (function readTextFile(path, maxBytes, follow = false) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(fd);
    if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
    if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}` };
    const buffer = Buffer.allocUnsafe(stat.size);
    let length = 0;
    while (length < stat.size) {
      const count = readSync(fd, buffer, length, stat.size - length, length);
      if (count === 0) break;
      length += count;
    }
    return { text: buffer.toString("utf8", 0, length) };
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
});
function errorCode(error) {
  const code = error?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown error";
}

// src/core/fingerprint.ts
var fingerprint = (function fingerprint(text) {
  let high = 3735928559;
  let low = 1103547991;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  return `${text.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
});

// src/io/client-settings.ts
var MAX_SETTINGS_BYTES = 4 << 20;
var MENTION = "utoCompact";
var readCompactionSettings = (function readCompactionSettings(projectDir) {
  const { HOME, CLAUDE_CONFIG_DIR } = process.env;
  const userDir = CLAUDE_CONFIG_DIR || `${HOME}/.claude`;
  const managed = process.platform === "darwin" ? "/Library/Application Support/ClaudeCode" : "/etc/claude-code";
  const paths = [
    `${managed}/managed-settings.json`,
    `${projectDir}/.claude/settings.local.json`,
    `${projectDir}/.claude/settings.json`,
    `${userDir}/settings.json`,
    CLAUDE_CONFIG_DIR ? `${CLAUDE_CONFIG_DIR}/.claude.json` : `${HOME}/.claude.json`
  ];
  const files = [];
  for (const path of paths) {
    const file = readTextFile(path, MAX_SETTINGS_BYTES, true);
    if ("text" in file && file.text.includes(MENTION)) {
      files.push({ kind: path.endsWith(".claude.json") ? "state" : "settings", text: file.text });
    }
  }
  return files;
});
function quoteMentions(text) {
  let quoted = "";
  for (let at = text.indexOf(MENTION); at !== -1; at = text.indexOf(MENTION, at + 400)) {
    quoted += text.slice(Math.max(0, at - 200), at + 400);
  }
  return quoted;
}

// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ */ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW"]);
var selectConfigVariables = (function selectConfigVariables(env) {
  const found = [];
  for (const name of Object.keys(env)) {
    if (!name.startsWith("HOLDFAST_") || NOT_CONFIG.has(name) || name.startsWith("HOLDFAST_FLAG_")) continue;
    const value = env[name];
    if (value !== void 0) found.push([name, value]);
  }
  return found.sort((a, b) => a[0] < b[0] ? -1 : 1);
});

// src/io/config-sources.ts
var MAX_CONFIG_BYTES = 256 << 10;
var readConfigSources = (function readConfigSources(projectDir) {
  const env = process.env;
  const userDir = env.XDG_CONFIG_HOME || (env.HOME ? `${env.HOME}/.config` : null);
  const gitRoot = findGitRoot(projectDir);
  const places = [];
  if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
  if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
  places.push(["project", `${projectDir}/.holdfast/config.toml`]);
  const files = [];
  const problems = [];
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
    if ("text" in file) files.push({ name, path, text: file.text });
    else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
      problems.push({
        code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
        path,
        cause: file.error
      });
    }
  }
  return { files, variables: selectConfigVariables(env), problems };
});

// src/io/source-key.ts
var VARIABLES = [
  "CLAUDE_CODE_AUTO_COMPACT_WINDOW",
  "CLAUDE_AUTOCOMPACT_PCT_OVERRIDE",
  "CLAUDE_CODE_MAX_OUTPUT_TOKENS",
  "CLAUDE_CODE_DISABLE_1M_CONTEXT",
  "DISABLE_AUTO_COMPACT",
  "DISABLE_COMPACT"
];
var readSourceKey = (function readSourceKey(projectDir) {
  const sources = readConfigSources(projectDir);
  const client = VARIABLES.map((name) => process.env[name]);
  const settings = readCompactionSettings(projectDir).map((file) => quoteMentions(file.text));
  const isPlain = sources.files.length + sources.variables.length + sources.problems.length + settings.length === 0;
  if (isPlain && client.every((value) => value === void 0)) return "defaults";
  return fingerprint(JSON.stringify([sources, client, settings]));
});

// src/io/quick-look.ts
var TAIL_BYTES = 16 << 10;
var isSilentResult = (function isSilentResult(payload, textLength) {
  if (!isRecord(payload) || payload.hook_event_name !== "PostToolUse" || typeof payload.tool_name !== "string")
    return false;
  const projectDir = findProjectDir(payload.cwd);
  if (projectDir === null || hasActiveTrack(projectDir)) return false;
  return typeof payload.agent_id === "string" || isQuiet(payload, textLength);
});
var isQuiet = (function isQuiet(payload, newChars) {
  const { session_id, transcript_path } = payload;
  if (!isSafeName(session_id) || !isTranscriptPath(transcript_path)) return false;
  const projectDir = findProjectDir(payload.cwd);
  if (projectDir === null) return false;
  const file = readTextFile(`${projectDir}/.holdfast/sessions/${session_id}/state.json`, 1 << 20);
  if ("error" in file && file.error === "ENOENT" && !existsSync(transcript_path)) return true;
  const state = "text" in file ? parseJsonRecord(file.text) : null;
  if (state === null || !isRecord(state.quiet) || !Array.isArray(state.pending)) return false;
  const isPrompt = payload.hook_event_name === "UserPromptSubmit";
  if (isPrompt && (state.tier !== "nominal" || state.pending.length > 0)) return false;
  const { key, model, bounds } = state.quiet;
  const bound = isRecord(bounds) ? bounds[String(state.tier)] : void 0;
  if (typeof bound !== "number") return false;
  const used = findTokenBound(readTail(transcript_path), model);
  return used !== null && used + newChars / 4 + 1 < bound && key === readSourceKey(projectDir);
});
var readTail = (function readTail(path) {
  if (!existsSync(path)) return "";
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(fd);
    const from = Math.max(0, stat.size - TAIL_BYTES);
    const bytes = Buffer.allocUnsafe(TAIL_BYTES);
    const text = stat.isFile() ? bytes.toString("latin1", 0, readSync(fd, bytes, 0, TAIL_BYTES, from)) : "";
    return from === 0 ? text : text.slice(text.indexOf("\n") + 1);
  } finally {
    closeSync(fd);
  }
});

// src/io/start-hook.ts
var MAX_STDIN_BYTES = 256 << 20;
var STDIN_PATIENCE_MS = 3e3;
var startHook = (async function startHook(isSilent, load) {
  process.exitCode = 0;
  const off = process.env.HOLDFAST_OFF;
  if (off !== void 0 && off !== "" && off !== "0" && off !== "false") return;
  try {
    const stdin = readStdin();
    if ("payload" in stdin && isSilent(stdin.payload, stdin.textLength)) return;
    const { respond } = await load();
    await respond(stdin);
  } catch (error) {
    writeSync(2, `holdfast: this hook failed (${errorCode(error)}); nothing was done
`);
  }
});
var readStdin = (function readStdin() {
  let buffer = Buffer.allocUnsafe(64 << 10);
  let length = 0;
  let patience = STDIN_PATIENCE_MS;
  for (; ; ) {
    if (length === buffer.length) {
      if (length >= MAX_STDIN_BYTES) return unreadable(`over ${MAX_STDIN_BYTES} bytes`);
      buffer = Buffer.concat([buffer], length * 4);
    }
    try {
      const count = readSync(0, buffer, length, buffer.length - length, null);
      if (count === 0) return parsePayload(buffer.toString("utf8", 0, length));
      length += count;
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF") return parsePayload(buffer.toString("utf8", 0, length));
      if (code !== "EAGAIN" || patience <= 0) return unreadable(code);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      patience -= 5;
    }
  }
});
var parsePayload = (function parsePayload(text) {
  try {
    return { payload: JSON.parse(text), textLength: text.length };
  } catch {
    const cause = text === "" ? "it is empty" : `not JSON (${text.length} characters)`;
    return { problem: { code: "input-not-json", cause } };
  }
});
function unreadable(cause) {
  return { problem: { code: "stdin-unreadable", cause } };
}

// src/hooks/post-tool-use.ts
await startHook(isSilentResult, () => loadPart("answers/post-tool-use"));
/*| part answers/post-tool-use
"use strict";
var part = (() => {
  var __create = Object.create;
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __getProtoOf = Object.getPrototypeOf;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __require = /* @__PURE__ *@/ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
    get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
  }) : x)(function(x) {
    if (typeof require !== "undefined") return require.apply(this, arguments);
    throw Error('Dynamic require of "' + x + '" is not supported');
  });
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
    // If the importer is in node compatibility mode or this is not an ESM
    // file that has been converted to a CommonJS file using a Babel-
    // compatible transform (i.e. "__esModule" has not been set), then set
    // "default" to the CommonJS "module.exports" for node compatibility.
    isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
    mod
  ));
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // src/answers/post-tool-use.ts
  var post_tool_use_exports = {};
  __export(post_tool_use_exports, {
    respond: () => respond
  });

  // src/core/context/tier.ts
  var THRESHOLD_TIERS = ["nominal", "low", "warning", "critical", "emergency"];
  var TIER_TABLE = {
    C1: { low: 0.7, warning: 0.8, critical: 0.9, emergency: 0.95 },
    C2: { low: 0.55, warning: 0.7, critical: 0.8, emergency: 0.88 },
    C3: { low: 0.45, warning: 0.6, critical: 0.72, emergency: 0.82 },
    C4: { low: 0.35, warning: 0.5, critical: 0.65, emergency: 0.78 }
  };
  function selectThresholds(config) {
    const table = TIER_TABLE[config.criticality];
    const low = config["context_monitor.low_threshold"];
    const warning = config["context_monitor.warning_threshold"];
    const critical = config["context_monitor.critical_threshold"];
    const emergency = config["context_monitor.emergency_threshold"];
    if (low === null && warning === null && critical === null && emergency === null) return table;
    return layThresholds(table, [low, warning, critical, emergency]);
  }
  function layThresholds(table, set) {
    const standard = [table.low, table.warning, table.critical, table.emergency];
    const [low = 0, warning = 0, critical = 0, emergency = 0] = standard.map((value, index) => {
      const above = set.slice(index + 1).filter((item) => item !== null);
      const below = set.slice(0, index).filter((item) => item !== null);
      return set[index] ?? Math.max(Math.min(value, ...above), ...below);
    });
    return { low, warning, critical, emergency };
  }
  function classifyTier(fill, thresholds) {
    if (fill >= thresholds.emergency) return "emergency";
    if (fill >= thresholds.critical) return "critical";
    if (fill >= thresholds.warning) return "warning";
    if (fill >= thresholds.low) return "low";
    return "nominal";
  }
  function rankTier(tier) {
    return THRESHOLD_TIERS.indexOf(tier);
  }
  var HYSTERESIS = 0.05;
  function settleTier(told, fill, thresholds) {
    const now = classifyTier(fill, thresholds);
    if (rankTier(now) >= rankTier(told)) return now;
    return rankTier(classifyTier(fill + HYSTERESIS, thresholds)) >= rankTier(told) ? told : now;
  }

  // src/core/record.ts
  function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  function countOf(value) {
    return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
  }
  function stringOf(value) {
    return typeof value === "string" ? value : null;
  }
  function parseJsonRecord(text2) {
    try {
      const value = JSON.parse(text2);
      return isRecord(value) ? value : null;
    } catch {
      return null;
    }
  }

  // src/core/context/content-size.ts
  var IMAGE_TOKENS = 1600;
  function measureContent(content, depth = 0) {
    if (typeof content === "string") return { chars: content.length, images: 0 };
    if (!Array.isArray(content) || depth > 3) return { chars: 0, images: 0 };
    let chars = 0;
    let images = 0;
    for (const block of content) {
      if (!isRecord(block)) continue;
      if (block.type === "image" || block.type === "document") images += 1;
      if (typeof block.text === "string") chars += block.text.length;
      const inner = measureContent(block.content, depth + 1);
      chars += inner.chars;
      images += inner.images;
    }
    return { chars, images };
  }

  // src/core/context/tool-response.ts
  var TERSE_TOOLS = /* @__PURE__ *@/ new Set(["Write", "Edit", "MultiEdit", "NotebookEdit"]);
  var SENTENCE_CHARS = 160;
  var MAX_UNKNOWN_CHARS = 4e4;
  function estimateResponse(toolName, response) {
    return Math.ceil(countChars(toolName, response) / 4);
  }
  function countChars(toolName, response) {
    if (TERSE_TOOLS.has(toolName)) return SENTENCE_CHARS;
    if (typeof response === "string") return response.length;
    if (Array.isArray(response)) return measureBlocks(response);
    if (!isRecord(response)) return 0;
    if (response.type === "image" || response.isImage === true) return IMAGE_TOKENS * 4;
    if (toolName === "Bash" || toolName === "PowerShell") {
      return (stringOf(response.stdout) ?? "").length + (stringOf(response.stderr) ?? "").length;
    }
    const file = isRecord(response.file) ? stringOf(response.file.content) : null;
    if (file !== null) return file.length;
    const content = measureBlocks(response.content);
    return content > 0 ? content : Math.min(JSON.stringify(response).length, MAX_UNKNOWN_CHARS);
  }
  function measureBlocks(content) {
    const { chars, images } = measureContent(content);
    return chars + images * IMAGE_TOKENS * 4;
  }

  // src/core/safe-name.ts
  function isSafeName(value) {
    return typeof value === "string" && /^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(value);
  }
  function isAbsolutePath(value) {
    if (typeof value !== "string" || value.includes("\0")) return false;
    return value.startsWith("/") || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(value);
  }
  function isTranscriptPath(value) {
    return isAbsolutePath(value) && value.endsWith(".jsonl");
  }

  // src/core/hook/input.ts
  function parseCommon(event, payload) {
    if (!isRecord(payload)) return wrong("payload", "an object", payload);
    if (payload.hook_event_name !== event) {
      return { problem: { code: "input-other-event", path: "hook_event_name", cause: `not "${event}"` } };
    }
    if (!isSafeName(payload.session_id)) return wrong("session_id", "letters, digits, - and _", payload.session_id);
    const transcript = payload.transcript_path;
    const cwd = payload.cwd;
    return {
      input: {
        raw: payload,
        sessionId: payload.session_id,
        transcriptPath: isTranscriptPath(transcript) ? transcript : null,
        cwd: isAbsolutePath(cwd) ? cwd : null,
        agentId: stringOf(payload.agent_id),
        promptId: stringOf(payload.prompt_id)
      }
    };
  }
  function parsePostToolUse(payload) {
    const parsed = parseTool("PostToolUse", payload);
    if ("problem" in parsed) return parsed;
    return { input: { ...parsed.input, toolResponse: payload.tool_response } };
  }
  function parseTool(event, payload) {
    const parsed = parseCommon(event, payload);
    if ("problem" in parsed) return parsed;
    const { raw, ...common } = parsed.input;
    if (typeof raw.tool_name !== "string") return wrong("tool_name", "a string", raw.tool_name);
    if (!isRecord(raw.tool_input)) return wrong("tool_input", "an object", raw.tool_input);
    return {
      input: { ...common, toolName: raw.tool_name, toolInput: raw.tool_input, toolUseId: stringOf(raw.tool_use_id) }
    };
  }
  function wrong(field, expected, found) {
    return { problem: { code: "input-wrong-shape", path: field, cause: `${describe(found)}, expected ${expected}` } };
  }
  function describe(value) {
    if (value === void 0) return "missing";
    if (value === null) return "null";
    if (Array.isArray(value)) return "a list";
    if (typeof value === "object") return "an object";
    return typeof value === "string" ? "an unexpected string" : `a ${typeof value}`;
  }

  // src/core/hook/output.ts
  function addContext(event, text2) {
    if (text2 === "") return "";
    return JSON.stringify({ hookSpecificOutput: { hookEventName: event, additionalContext: text2 } });
  }

  // builtin:node:fs
  var module = builtin("node:fs");
  var pick = (name) => module[name];
  var appendFileSync = /* @__PURE__ *@/ pick("appendFileSync");
  var closeSync = /* @__PURE__ *@/ pick("closeSync");
  var constants = /* @__PURE__ *@/ pick("constants");
  var existsSync = /* @__PURE__ *@/ pick("existsSync");
  var fstatSync = /* @__PURE__ *@/ pick("fstatSync");
  var linkSync = /* @__PURE__ *@/ pick("linkSync");
  var lstatSync = /* @__PURE__ *@/ pick("lstatSync");
  var mkdirSync = /* @__PURE__ *@/ pick("mkdirSync");
  var openSync = /* @__PURE__ *@/ pick("openSync");
  var readSync = /* @__PURE__ *@/ pick("readSync");
  var readdirSync = /* @__PURE__ *@/ pick("readdirSync");
  var renameSync = /* @__PURE__ *@/ pick("renameSync");
  var unlinkSync = /* @__PURE__ *@/ pick("unlinkSync");
  var writeSync = /* @__PURE__ *@/ pick("writeSync");

  // src/io/project-files.ts
  function hasActiveTrack(projectDir) {
    return hasProjectFile(projectDir, "docs/tracks/ACTIVE_TRACK");
  }
  function hasProjectFile(projectDir, path) {
    return existsSync(`${projectDir}/${path}`);
  }

  // src/core/config/config.ts
  var DEFAULT_CONFIG = {
    criticality: "C2",
    "context_monitor.enabled": true,
    "context_monitor.low_threshold": null,
    "context_monitor.warning_threshold": null,
    "context_monitor.critical_threshold": null,
    "context_monitor.emergency_threshold": null,
    "context_monitor.compaction_point": null,
    "context_monitor.window": null,
    "context_monitor.tone": "facts",
    "resumption.max_age_hours": 72,
    "resumption.steer_summary": true,
    "resumption.orchestration_file": "ORCHESTRATION.yaml",
    "guardrails.modes.write_size": "deny",
    "hooks.session_start": true,
    "hooks.user_prompt_submit": true,
    "hooks.pre_compact": true,
    "hooks.pre_tool_use": true,
    "hooks.post_tool_use": true,
    "sections.project_context": true,
    "sections.resumption_context": true,
    "sections.context_monitor": true,
    "sections.compaction_alert": true,
    "sections.work_log": true
  };

  // src/core/fingerprint.ts
  function fingerprint(text2) {
    let high = 3735928559;
    let low = 1103547991;
    for (let index = 0; index < text2.length; index += 1) {
      const code = text2.charCodeAt(index);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
    low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
    return `${text2.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
  }

  // src/core/config/env.ts
  var NOT_CONFIG = /* @__PURE__ *@/ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW"]);
  function selectConfigVariables(env) {
    const found = [];
    for (const name of Object.keys(env)) {
      if (!name.startsWith("HOLDFAST_") || NOT_CONFIG.has(name) || name.startsWith("HOLDFAST_FLAG_")) continue;
      const value = env[name];
      if (value !== void 0) found.push([name, value]);
    }
    return found.sort((a, b) => a[0] < b[0] ? -1 : 1);
  }

  // src/io/git-root.ts
  function findGitRoot(start) {
    let folder = start;
    for (let depth = 0; depth < 64; depth += 1) {
      if (existsSync(`${folder}/.git`)) return folder;
      const parent = folder.slice(0, Math.max(folder.lastIndexOf("/"), folder.lastIndexOf("\\")));
      if (parent === "" || parent === folder) return null;
      folder = parent;
    }
    return null;
  }

  // src/io/read-text.ts
  function readTextFile(path, maxBytes, follow = false) {
    if (!existsSync(path)) return { error: "ENOENT" };
    let fd;
    try {
      fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : constants.O_NOFOLLOW ?? 0));
      const stat = fstatSync(fd);
      if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
      if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}` };
      const buffer = Buffer.allocUnsafe(stat.size);
      let length = 0;
      while (length < stat.size) {
        const count2 = readSync(fd, buffer, length, stat.size - length, length);
        if (count2 === 0) break;
        length += count2;
      }
      return { text: buffer.toString("utf8", 0, length) };
    } catch (error) {
      return { error: errorCode(error) };
    } finally {
      if (fd !== void 0) closeSync(fd);
    }
  }
  function errorCode(error) {
    const code = error?.code;
    if (typeof code === "string") return code;
    return error instanceof Error ? error.name : "unknown error";
  }

  // src/io/config-sources.ts
  var MAX_CONFIG_BYTES = 256 << 10;
  function readConfigSources(projectDir) {
    const env = process.env;
    const userDir = env.XDG_CONFIG_HOME || (env.HOME ? `${env.HOME}/.config` : null);
    const gitRoot = findGitRoot(projectDir);
    const places = [];
    if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
    if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
    places.push(["project", `${projectDir}/.holdfast/config.toml`]);
    const files = [];
    const problems = [];
    for (const [name, path] of places) {
      const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
      if ("text" in file) files.push({ name, path, text: file.text });
      else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
        problems.push({
          code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
          path,
          cause: file.error
        });
      }
    }
    return { files, variables: selectConfigVariables(env), problems };
  }

  // src/io/config-files.ts
  var CACHE_FILE = ".holdfast/cache/config.json";
  async function readConfig(projectDir) {
    const sources = readConfigSources(projectDir);
    if (sources.files.length + sources.variables.length + sources.problems.length === 0) {
      return { config: DEFAULT_CONFIG, problems: [] };
    }
    const key = fingerprint(JSON.stringify(sources));
    const cached = readTextFile(`${projectDir}/${CACHE_FILE}`, 64 << 10);
    const cache = "text" in cached ? parseJsonRecord(cached.text) : null;
    if (cache !== null && cache.key === key && isWholeConfig(cache.config)) {
      return { config: cache.config, problems: [] };
    }
    const { resolveSources, saveCache } = await loadPart("io/config-parser");
    const resolved = resolveSources(sources);
    saveCache(projectDir, `${JSON.stringify({ key, config: resolved.config })}
`);
    return { config: resolved.config, problems: [...sources.problems, ...resolved.problems] };
  }
  function isWholeConfig(value) {
    if (!isRecord(value)) return false;
    return Object.keys(DEFAULT_CONFIG).every((key) => {
      const standard = DEFAULT_CONFIG[key];
      const found = value[key];
      return standard === null ? found === null || typeof found === "number" : typeof found === typeof standard;
    });
  }

  // src/io/project-dir.ts
  function findProjectDir(cwd) {
    const given = process.env.CLAUDE_PROJECT_DIR;
    if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/[\\/]+$/, "") : given;
    if (!isAbsolutePath(cwd) || !isFolder(cwd)) return null;
    return findGitRoot(cwd) ?? cwd;
  }
  function isFolder(path) {
    return existsSync(`${path}/.`);
  }

  // src/core/describe-problem.ts
  var WORDINGS = {
    "stdin-unreadable": { failed: "Cannot read the hook input", consequence: "nothing was done" },
    "input-not-json": { failed: "Cannot parse the hook input", consequence: "nothing was done" },
    "input-wrong-shape": { failed: "Cannot use the hook input", consequence: "nothing was done" },
    "input-other-event": { failed: "Cannot use the hook input", consequence: "nothing was done" },
    "project-unknown": { failed: "Cannot tell the project folder", consequence: "nothing was done" },
    "config-unreadable": { failed: "Cannot read config", consequence: "this layer is ignored" },
    "config-too-large": { failed: "Cannot use config", consequence: "this layer is ignored" },
    "config-syntax": { failed: "Cannot read config", consequence: "this layer is ignored" },
    "config-unknown-key": { failed: "Unknown key in config", consequence: "it is ignored" },
    "config-bad-value": { failed: "Bad config value", consequence: "the default is used" },
    "config-not-increasing": {
      failed: "Bad config thresholds",
      consequence: "the thresholds of the criticality are used"
    },
    "transcript-unreadable": { failed: "Cannot read transcript", consequence: "the context is not measured" },
    "transcript-no-usage": {
      failed: "Cannot find a usage row in transcript",
      consequence: "the context is not measured"
    },
    "state-not-writable": { failed: "Cannot write", consequence: "it is not stored" },
    "state-busy": { failed: "Cannot lock", consequence: "nothing was changed" },
    "state-damaged": { failed: "Cannot use session state", consequence: "it is rebuilt from the session's checkpoints" },
    "checkpoint-damaged": { failed: "Cannot use checkpoint", consequence: "it is skipped, not deleted" },
    "orchestration-unreadable": { failed: "Cannot read", consequence: "the checkpoint has no resumption state" },
    "section-failed": { failed: "Cannot make section", consequence: "it is left out" },
    "answer-too-long": { failed: "Answer over the limit", consequence: "the least important sections are left out" }
  };
  function describeProblem(problem) {
    const wording = WORDINGS[problem.code];
    const where = problem.path === void 0 ? "" : ` "${problem.path}"${problem.line === void 0 ? "" : ` line ${problem.line}`}`;
    const cause = problem.cause === void 0 ? "" : `: ${problem.cause}`;
    return `${wording.failed}${where}${cause}; ${problem.consequence ?? wording.consequence}`;
  }

  // src/core/redact.ts
  var REDACTED = "[redacted]";
  var SECRET_NAME = "(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|credential)";
  var ALONE = "(?<![A-Za-z0-9_-])";
  var PATTERNS = [
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
    new RegExp(`${ALONE}(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}`, "g"),
    new RegExp(`${ALONE}(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,})`, "g"),
    new RegExp(`${ALONE}(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`, "g"),
    new RegExp(`${ALONE}(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,})`, "g"),
    new RegExp(`${ALONE}(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}`, "g"),
    /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g,
    new RegExp(
      `${ALONE}(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})`,
      "g"
    ),
    new RegExp(`${ALONE}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}`, "g"),
    new RegExp(`${ALONE}eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}`, "g"),
    /(:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(@)/g,
    /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi,
    /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi,
    /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g,
    new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, "gi"),
    new RegExp(
      `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3}["']?)(?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,}`,
      "gi"
    )
  ];
  function redactText(text2) {
    let out = text2;
    for (const pattern of PATTERNS) {
      out = out.replace(
        pattern,
        (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
      );
    }
    return out;
  }
  var SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, "i");

  // src/core/text.ts
  function cleanText(text2) {
    return text2.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
      ""
    ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
  }
  function excerpt(text2, maxChars) {
    const clean = cleanText(text2).trim();
    if (clean.length <= maxChars) return clean;
    const head = clean.slice(0, Math.max(0, maxChars - 4));
    const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
    const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
    return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
  }
  function excerptLine(text2, maxChars) {
    return excerpt(cleanText(text2).replace(/\s+/g, " "), maxChars);
  }

  // src/core/journal/event.ts
  function serializeEvent(event, at, sessionId) {
    const { event: name, ...fields } = event;
    const safe = Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === "string" ? redactText(excerptLine(value, 2e3)) : value
    ]);
    return `${JSON.stringify({ at, event: name, session_id: sessionId, ...Object.fromEntries(safe) })}
`;
  }

  // src/io/clock.ts
  function readClock() {
    const fixed = process.env.HOLDFAST_NOW;
    const date = fixed === void 0 ? /* @__PURE__ *@/ new Date() : new Date(fixed);
    return Number.isNaN(date.getTime()) ? /* @__PURE__ *@/ new Date() : date;
  }

  // src/io/apply-writes.ts
  function unsafePath(path, found) {
    return Object.assign(new Error(path), { code: found });
  }
  function ensureFolder(root, parts) {
    let path = root;
    for (const part of parts) {
      path = `${path}/${part}`;
      try {
        mkdirSync(path);
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
        const stat = lstatSync(path);
        if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
      }
    }
    return path;
  }
  var sequence = 0;
  function writeTemporary(folder, text2, mode) {
    sequence += 1;
    const temporary = `${folder}/.tmp-${process.pid}-${sequence}`;
    const fd = openSync(
      temporary,
      constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
      mode
    );
    try {
      writeFully(fd, Buffer.from(text2));
    } catch (error) {
      removeQuietly(temporary);
      throw error;
    } finally {
      closeSync(fd);
    }
    return temporary;
  }
  function writeFully(fd, bytes) {
    let offset = 0;
    while (offset < bytes.length) offset += writeSync(fd, bytes, offset, bytes.length - offset);
  }
  function replaceFile(folder, name, text2, mode = 384) {
    const temporary = writeTemporary(folder, text2, mode);
    try {
      renameSync(temporary, `${folder}/${name}`);
    } catch (error) {
      removeQuietly(temporary);
      throw error;
    }
  }
  function createFile(folder, name, text2) {
    const temporary = writeTemporary(folder, text2, 384);
    const path = `${folder}/${name}`;
    try {
      linkSync(temporary, path);
      return true;
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      if (!claimName(`${path}.claim`)) return false;
      renameSync(temporary, path);
      return true;
    } finally {
      removeQuietly(temporary);
    }
  }
  function claimName(path) {
    try {
      closeSync(openSync(path, "wx", 384));
      return true;
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      throw error;
    }
  }
  function appendLine(path, line) {
    const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
    const fd = openSync(path, flags, 384);
    try {
      appendFileSync(fd, line);
    } finally {
      closeSync(fd);
    }
  }
  function removeQuietly(path) {
    try {
      unlinkSync(path);
    } catch {
    }
  }
  var LOCK_WAIT_MS = 500;
  var LOCK_STALE_MS = 5e3;
  function withLock(folder, change) {
    const path = `${folder}/.lock`;
    const deadline = Date.now() + LOCK_WAIT_MS;
    while (!claimName(path)) {
      breakStaleLock(path);
      if (Date.now() > deadline) return null;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
    try {
      return { value: change() };
    } finally {
      removeQuietly(path);
    }
  }
  function breakStaleLock(path) {
    try {
      const stat = lstatSync(path);
      if (!stat.isFile()) throw unsafePath(path, "not a file");
      if (Date.now() - stat.mtimeMs < LOCK_STALE_MS) return;
      const taken = `${path}-stale-${process.pid}`;
      renameSync(path, taken);
      removeQuietly(taken);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
    }
  }

  // src/io/state-folder.ts
  var GITIGNORE = "*\n!config.toml\n";
  function openStateFolder(projectDir, parts = []) {
    const fresh = !exists(`${projectDir}/.holdfast/.gitignore`);
    const folder = ensureFolder(projectDir, [".holdfast", ...parts]);
    if (fresh) createFile(`${projectDir}/.holdfast`, ".gitignore", GITIGNORE);
    return folder;
  }
  function appendState(projectDir, name, lines) {
    appendLine(`${openStateFolder(projectDir)}/${name}`, lines);
  }
  function exists(path) {
    try {
      lstatSync(path);
      return true;
    } catch (error) {
      return errorCode(error) !== "ENOENT";
    }
  }

  // src/io/report.ts
  function reportProblems(problems, hook, projectDir, sessionId) {
    const distinct = dropRepeated(problems);
    const texts = distinct.map((problem) => redactText(cleanText(describeProblem(problem)).replace(/\s+/g, " ")));
    try {
      if (projectDir === null) throw new Error("no project");
      const at = readClock().toISOString();
      const lines = distinct.map(
        (problem, index) => serializeEvent({ event: "problem", hook, code: problem.code, text: texts[index] ?? "" }, at, sessionId)
      );
      appendState(projectDir, "events.jsonl", lines.join(""));
    } catch {
      writeSync(2, texts.map((text2) => `holdfast ${hook}: ${text2}
`).join(""));
    }
  }
  function dropRepeated(problems) {
    const seen = /* @__PURE__ *@/ new Set();
    return problems.filter((problem) => {
      const place = problem.code === "state-not-writable" ? "" : `${problem.path} ${problem.line}`;
      const key = `${problem.code} ${place} ${problem.cause}`;
      return seen.has(key) ? false : seen.add(key);
    });
  }

  // src/io/respond.ts
  function createResponder(name, parse, answer) {
    return async (stdin) => {
      const problems = [];
      const parsed = "payload" in stdin ? parse(stdin.payload) : stdin;
      if ("problem" in parsed) return reportProblems([parsed.problem], name, null, null);
      const { sessionId, cwd } = parsed.input;
      const projectDir = findProjectDir(cwd);
      if (projectDir === null) {
        const cause = "neither CLAUDE_PROJECT_DIR nor cwd is a folder";
        return reportProblems([{ code: "project-unknown", cause }], name, null, sessionId);
      }
      if (isPluginBesideDropIn(name, projectDir)) return;
      try {
        const result = await answer(parsed.input, createHook(name, projectDir, problems));
        if (result !== null && result.stdout !== "") writeStdout(result.stdout);
        await recordAnswer(result, problems);
      } catch (error) {
        problems.push({ code: "section-failed", path: name, cause: errorCode(error) });
      }
      if (problems.length > 0) reportProblems(problems, name, projectDir, sessionId);
    };
  }
  async function recordAnswer(result, problems) {
    try {
      await result?.after?.();
    } catch (error) {
      problems.push({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
    }
  }
  function createHook(name, projectDir, problems) {
    let loading;
    const report = (problem) => {
      problems.push(problem);
    };
    const load = async () => {
      const { config: config2, problems: found } = await readConfig(projectDir);
      problems.push(...found);
      return config2;
    };
    const config = async () => {
      loading ??= load();
      const loaded = await loading;
      return loaded[`hooks.${name.replaceAll("-", "_")}`] === false ? null : loaded;
    };
    const section = async (sectionName, render) => {
      try {
        const loaded = await config();
        return loaded === null || loaded[`sections.${sectionName}`] === false ? "" : await render();
      } catch (error) {
        report({ code: "section-failed", path: sectionName, cause: errorCode(error) });
        return "";
      }
    };
    return { projectDir, config, section, report };
  }
  function writeStdout(text2) {
    const bytes = Buffer.from(text2);
    for (let offset = 0; offset < bytes.length; ) {
      try {
        offset += writeSync(1, bytes, offset);
      } catch (error) {
        if (errorCode(error) !== "EAGAIN") throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
      }
    }
  }
  function isPluginBesideDropIn(name, projectDir) {
    if (!process.env.CLAUDE_PLUGIN_ROOT) return false;
    const folder = `${projectDir}/.claude`;
    if (!existsSync(`${folder}/holdfast/dist/${name}.mjs`)) return false;
    return ["settings.json", "settings.local.json"].some((file) => {
      const settings = readTextFile(`${folder}/${file}`, 4 << 20, true);
      return "text" in settings && settings.text.includes(`.claude/holdfast}/dist/${name}.mjs`);
    });
  }

  // src/core/session/state.ts
  var EMPTY_SESSION_STATE = {
    tier: "nominal",
    compactions: 0,
    pending: [],
    restored: null,
    lastCheckpoint: null,
    alertClaimedAt: null,
    clientPid: null,
    transcriptPath: null,
    startedAt: null,
    injected: [],
    closeCompactions: 0,
    quiet: null
  };
  function parseSessionState(wire) {
    const pending = Array.isArray(wire.pending) ? wire.pending.filter(isSafeName) : [];
    const tier = THRESHOLD_TIERS.find((name) => name === wire.tier) ?? "nominal";
    return {
      tier,
      compactions: wholeNumber(wire.compactions) ?? 0,
      pending,
      restored: isSafeName(wire.restored) ? wire.restored : null,
      lastCheckpoint: isSafeName(wire.last_checkpoint) ? wire.last_checkpoint : null,
      alertClaimedAt: stringOf(wire.alert_claimed_at),
      clientPid: wholeNumber(wire.client_pid),
      transcriptPath: stringOf(wire.transcript_path),
      startedAt: stringOf(wire.started_at),
      injected: Array.isArray(wire.injected) ? wire.injected.filter((entry) => typeof entry === "string").slice(-60) : [],
      closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
      quiet: parseQuiet(wire.quiet)
    };
  }
  function parseQuiet(wire) {
    if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
    const bounds = {};
    for (const tier of THRESHOLD_TIERS) {
      const bound = wire.bounds[tier];
      if (typeof bound === "number") bounds[tier] = bound;
    }
    return { key: wire.key, model: stringOf(wire.model), bounds };
  }
  function serializeSessionState(state) {
    const wire = {
      schema_version: "1",
      tier: state.tier,
      compactions: state.compactions,
      pending: state.pending,
      restored: state.restored,
      last_checkpoint: state.lastCheckpoint,
      alert_claimed_at: state.alertClaimedAt,
      client_pid: state.clientPid,
      transcript_path: state.transcriptPath,
      started_at: state.startedAt,
      injected: state.injected,
      close_compactions: state.closeCompactions,
      quiet: state.quiet
    };
    return `${JSON.stringify(wire, null, 2)}
`;
  }
  function wholeNumber(value) {
    return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
  }
  function isSessionStateWire(value) {
    return isRecord(value) && value.schema_version === "1";
  }

  // src/core/checkpoint/id.ts
  function parseCheckpointId(id) {
    const match = /^cx-(\d{3,9})$/.exec(id);
    return match?.[1] === void 0 ? null : Number(match[1]);
  }
  function listCheckpointIds(fileNames) {
    return fileNames.map((name) => name.endsWith("-checkpoint.json") ? name.slice(0, -"-checkpoint.json".length) : "").filter((id) => parseCheckpointId(id) !== null).sort((a, b) => (parseCheckpointId(a) ?? 0) - (parseCheckpointId(b) ?? 0));
  }

  // src/core/codec.ts
  function mismatch(path, expected) {
    return new TypeError(`${path === "" ? "content" : path} is not ${expected}`);
  }
  function primitive(expected, accepts) {
    return {
      parse: (wire, path) => {
        if (!accepts(wire)) throw mismatch(path, expected);
        return wire;
      },
      serialize: (value) => value
    };
  }
  var text = primitive("a string", (wire) => typeof wire === "string");
  var safeName = primitive("an id of letters, digits, - and _", isSafeName);
  var time = primitive(
    "an ISO time",
    (wire) => typeof wire === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(wire)
  );
  var amount = primitive("a number", (wire) => typeof wire === "number" && Number.isFinite(wire));
  var count = {
    parse: (wire, path) => wire === void 0 ? 0 : amount.parse(wire, path),
    serialize: (value) => value
  };
  var flag = {
    parse: (wire, path) => {
      if (wire !== void 0 && typeof wire !== "boolean") throw mismatch(path, "true or false");
      return wire === true;
    },
    serialize: (value) => value
  };
  function choice(choices) {
    return primitive(`one of ${choices.join(", ")}`, (wire) => choices.includes(wire));
  }
  function nullable(inner) {
    return {
      parse: (wire, path) => wire === null || wire === void 0 ? null : inner.parse(wire, path),
      serialize: (value) => value === null ? null : inner.serialize(value)
    };
  }
  function list(inner) {
    return {
      parse: (wire, path) => {
        if (wire === void 0) return [];
        if (!Array.isArray(wire)) throw mismatch(path, "a list");
        return wire.map((item, index) => inner.parse(item, `${path}[${index}]`));
      },
      serialize: (value) => value.map((item) => inner.serialize(item))
    };
  }
  var data = primitive("an object", isRecord);
  function record(fields) {
    const entries = Object.entries(fields);
    return {
      parse: (wire, path) => {
        if (!isRecord(wire)) throw mismatch(path, "an object");
        const pairs = entries.map(([name, [wireName, codec]]) => {
          const place = path === "" ? wireName : `${path}.${wireName}`;
          return [name, codec.parse(wire[wireName], place)];
        });
        return Object.fromEntries(pairs);
      },
      serialize: (value) => Object.fromEntries(entries.map(([name, [wireName, codec]]) => [wireName, codec.serialize(value[name])]))
    };
  }

  // src/core/work-state/work-state.ts
  var PLAN_STATUSES = ["proposed", "approved", "rejected", "dropped", "noted"];

  // src/core/checkpoint/checkpoint.ts
  var TRIGGERS = ["auto", "manual", "threshold", "request"];

  // src/core/checkpoint/serialize.ts
  var contextState = record({
    fillPercentage: ["fill_percentage", nullable(amount)],
    inputTokens: ["input_tokens", nullable(amount)],
    pendingTokens: ["pending_tokens", nullable(amount)],
    contextWindowSize: ["context_window_size", nullable(amount)],
    compactionPoint: ["compaction_point", nullable(amount)],
    thresholdTier: ["threshold_tier", nullable(choice(THRESHOLD_TIERS))],
    source: ["source", text],
    windowSource: ["window_source", text]
  });
  var workState = record({
    goal: ["goal", nullable(text)],
    goalStated: ["goal_stated", flag],
    lastUserMessages: ["last_user_messages", list(text)],
    pendingQuestion: ["pending_question", nullable(text)],
    lastAnswer: ["last_answer", nullable(text)],
    plan: ["plan", nullable(text)],
    planStatus: ["plan_status", nullable(choice(PLAN_STATUSES))],
    planMode: ["plan_mode", flag],
    todos: ["todos", list(record({ task: ["task", text], status: ["status", text], id: ["id", nullable(text)] }))],
    decisions: ["decisions", list(text)],
    corrections: ["corrections", list(text)],
    rules: ["rules", list(text)],
    superseded: ["superseded", list(record({ what: ["what", text], by: ["by", text] }))],
    remarks: ["remarks", list(text)],
    doubted: ["doubted", list(text)],
    finished: ["finished", list(record({ what: ["what", text], evidence: ["evidence", text] }))],
    filesModified: ["files_modified", list(text)],
    filesRead: ["files_read", list(text)],
    touches: [
      "touches",
      list(record({ path: ["path", text], edits: ["edits", amount], reads: ["reads", amount] }))
    ],
    commands: ["commands", list(record({ command: ["command", text], outcome: ["outcome", text] }))],
    failing: ["failing", list(text)],
    failingTests: [
      "failing_tests",
      list(record({ command: ["command", text], test: ["test", text], error: ["error", text] }))
    ],
    agents: ["agents", list(record({ description: ["description", text], outcome: ["outcome", text] }))],
    skills: ["skills", list(text)],
    instructions: ["instructions", list(text)],
    answers: ["answers", count]
  });
  var sessionInfo = record({
    projectId: ["project_id", text],
    branch: ["branch", nullable(text)],
    head: ["head", nullable(text)],
    workingDirectory: ["working_directory", text],
    transcriptPath: ["transcript_path", nullable(text)],
    boundaryUuid: ["boundary_uuid", nullable(text)],
    model: ["model", nullable(text)]
  });
  var tierFiles = list(record({ path: ["path", text], sha256: ["sha256", text], bytes: ["bytes", amount] }));
  var checkpoint = record({
    schemaVersion: ["schema_version", text],
    checkpointId: ["checkpoint_id", safeName],
    timestamp: ["timestamp", time],
    sessionId: ["session_id", safeName],
    trigger: ["trigger", choice(TRIGGERS)],
    compactionSequence: ["compaction_sequence", amount],
    contextState: ["context_state", contextState],
    resumptionState: ["resumption_state", nullable(data)],
    workState: ["work_state", workState],
    sessionInfo: ["session_info", sessionInfo],
    tiers: [
      "tiers",
      record({
        core: ["core", tierFiles],
        task: ["task", tierFiles],
        transient: ["transient", tierFiles]
      })
    ],
    compaction: ["compaction", nullable(data)],
    previous: ["previous", nullable(text)]
  });
  function parseCheckpoint(fileText) {
    return checkpoint.parse(JSON.parse(fileText), "");
  }

  // src/io/checkpoint-store.ts
  var MAX_CHECKPOINT_BYTES = 8 << 20;
  function listCheckpoints(projectDir) {
    const names = listFolder(`${projectDir}/.holdfast/checkpoints`);
    const acknowledged = names.filter((name) => name.endsWith(".acknowledged")).map((name) => name.slice(0, -".acknowledged".length));
    return { ids: listCheckpointIds(names), acknowledged: new Set(acknowledged) };
  }
  function listFolder(path) {
    try {
      return readdirSync(path);
    } catch (error) {
      if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
      throw error;
    }
  }
  function readCheckpoint(projectDir, id) {
    const path = `.holdfast/checkpoints/${id}-checkpoint.json`;
    if (parseCheckpointId(id) === null)
      return { problem: { code: "checkpoint-damaged", path: id, cause: "not a checkpoint id" } };
    const file = readTextFile(`${projectDir}/${path}`, MAX_CHECKPOINT_BYTES);
    if ("error" in file) return { problem: { code: "checkpoint-damaged", path, cause: file.error } };
    try {
      const checkpoint2 = parseCheckpoint(file.text);
      if (checkpoint2.checkpointId === id) return { checkpoint: checkpoint2 };
      return { problem: { code: "checkpoint-damaged", path, cause: "it carries another id" } };
    } catch (error) {
      const cause = error instanceof TypeError ? error.message : "not JSON";
      return { problem: { code: "checkpoint-damaged", path, cause } };
    }
  }

  // src/io/session-store.ts
  var MAX_STATE_BYTES = 1 << 20;
  function readSessionState(projectDir, sessionId) {
    const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`;
    const file = readTextFile(path, MAX_STATE_BYTES);
    if ("error" in file) {
      const missing = file.error === "ENOENT" || file.error === "ENOTDIR";
      return { state: EMPTY_SESSION_STATE, problem: missing ? null : { code: "state-damaged", path, cause: file.error } };
    }
    const wire = parseJsonRecord(file.text);
    if (!isSessionStateWire(wire)) {
      return {
        state: EMPTY_SESSION_STATE,
        problem: { code: "state-damaged", path, cause: "not a state of this version" }
      };
    }
    return { state: parseSessionState(wire), problem: null };
  }

  // src/io/session-writer.ts
  function updateSessionState(projectDir, sessionId, change) {
    const folder = openStateFolder(projectDir, ["sessions", sessionId]);
    const done = withLock(folder, () => {
      const next = change(readSessionState(projectDir, sessionId).state);
      if (next !== null) replaceFile(folder, "state.json", serializeSessionState(next.state));
      return next === null ? null : next.answer;
    });
    return done === null ? null : done.value;
  }

  // src/steps/load-session.ts
  var MAX_LOOKED_AT = 50;
  function loadSession(projectDir, sessionId, report) {
    const { state, problem } = readSessionState(projectDir, sessionId);
    if (problem === null) return state;
    report(problem);
    const rebuilt = rebuildState(projectDir, sessionId);
    try {
      updateSessionState(projectDir, sessionId, () => ({ state: rebuilt, answer: true }));
    } catch (error) {
      report({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
    }
    return rebuilt;
  }
  function rebuildState(projectDir, sessionId) {
    const { ids, acknowledged } = listCheckpoints(projectDir);
    const own = ids.slice(-MAX_LOOKED_AT).flatMap((id) => {
      const found = readCheckpoint(projectDir, id);
      return "checkpoint" in found && found.checkpoint.sessionId === sessionId ? [found.checkpoint] : [];
    });
    const due = own.filter(({ checkpointId, trigger }) => trigger !== "request" && !acknowledged.has(checkpointId));
    return {
      ...EMPTY_SESSION_STATE,
      pending: due.map((item) => item.checkpointId),
      lastCheckpoint: own.at(-1)?.checkpointId ?? null
    };
  }

  // src/core/context/fill.ts
  function estimateFill(tokens, point, thresholds) {
    const { inputTokens, pendingTokens } = tokens;
    const fill = (inputTokens + pendingTokens) / point.tokens;
    return { fill, inputTokens, pendingTokens, tier: classifyTier(fill, thresholds), point };
  }

  // src/core/context/answer-usage.ts
  function parseAnswerUsage(row) {
    const message = row.message;
    if (!isRecord(message) || !isRecord(message.usage)) return null;
    if (message.model === "<synthetic>" || row.isApiErrorMessage === true) return null;
    const { usage } = message;
    const inputTokens = countOf(usage.input_tokens) + countOf(usage.cache_creation_input_tokens) + countOf(usage.cache_read_input_tokens);
    if (inputTokens === 0) return null;
    const model = stringOf(row.requestedModel) ?? stringOf(message.model);
    return { inputTokens, outputTokens: countOf(usage.output_tokens), model, messageId: stringOf(message.id) };
  }

  // src/core/context/usage.ts
  function isIncoming(row, content, { promptId, toolUseId }) {
    if (toolUseId)
      return Array.isArray(content) && content.some((block) => isRecord(block) && block.tool_use_id === toolUseId);
    return Boolean(promptId) && row.promptId === promptId;
  }
  function createUsageScan(incoming = {}) {
    let pendingChars = 0;
    let pendingImages = 0;
    let incomingSeen = false;
    let reading = null;
    const seen = /* @__PURE__ *@/ new Set();
    const isRepeated = (row) => {
      const uuid = stringOf(row.uuid);
      if (uuid === null) return false;
      return seen.has(uuid) || !seen.add(uuid);
    };
    const addContent = (content) => {
      const size = measureContent(content);
      pendingChars += size.chars;
      pendingImages += size.images;
    };
    const visit = (line) => {
      const row = parseJsonRecord(line);
      if (row === null || row.isSidechain === true || isRepeated(row)) return false;
      if (row.type === "assistant") {
        const usage = parseAnswerUsage(row);
        if (usage === null) return false;
        const { inputTokens, outputTokens, model } = usage;
        const pendingTokens = outputTokens + Math.ceil(pendingChars / 4) + pendingImages * IMAGE_TOKENS;
        reading = { usage: { inputTokens, pendingTokens, model, incomingSeen } };
        return true;
      }
      if (row.type === "user" && isRecord(row.message)) {
        if (isIncoming(row, row.message.content, incoming)) incomingSeen = true;
        addContent(row.message.content);
      } else if (row.type === "attachment") {
        addContent(row.rendered);
      } else if (row.subtype === "compact_boundary" && row.type === "system") {
        reading = { boundary: true };
      }
      return reading !== null;
    };
    return { visit, result: () => reading };
  }

  // src/io/transcript-tail.ts
  var FIRST_READ = 16 << 10;
  var LARGEST_READ = 4 << 20;
  var MAX_TAIL_BYTES = 16 << 20;
  var HEAD_BYTES = 400;
  function walkTranscript(path, visit, maxBytes = MAX_TAIL_BYTES) {
    return openTranscript(path, (fd, size) => walkLines(fd, size, visit, maxBytes));
  }
  function openTranscript(path, use) {
    if (!existsSync(path)) return { error: "ENOENT" };
    let fd;
    try {
      fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
      const stat = fstatSync(fd);
      if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
      return use(fd, stat.size);
    } catch (error) {
      return { error: errorCode(error) };
    } finally {
      if (fd !== void 0) closeSync(fd);
    }
  }
  function walkLines(fd, size, visit, maxBytes) {
    const limit = Math.max(0, size - maxBytes);
    let done = size;
    let readSize = FIRST_READ;
    while (done > limit) {
      const from = Math.max(limit, done - readSize);
      const bytes = Buffer.allocUnsafe(done - from);
      const length = readSync(fd, bytes, 0, bytes.length, from);
      const start = from === 0 ? 0 : bytes.indexOf(10) + 1;
      if (from > 0 && start === 0) {
        if (from === limit) return "limit";
        readSize *= 4;
        continue;
      }
      if (visitLines(bytes, start, length, visit)) return "stopped";
      done = from + start;
      if (from === limit) break;
      if (readSize < LARGEST_READ) readSize *= 4;
    }
    return limit === 0 ? "start of file" : "limit";
  }
  function visitLines(bytes, first, length, visit) {
    for (let end = length; end > first; ) {
      const start = Math.max(first, bytes.lastIndexOf(10, end - 1) + 1);
      const line = start < end ? describeLine(bytes, start, end) : null;
      if (line !== null && visit(line)) return true;
      end = start - 1;
    }
    return false;
  }
  function describeLine(bytes, start, end) {
    const head = bytes.toString("latin1", start, Math.min(end, start + HEAD_BYTES));
    if (!isWorthReading(head)) return null;
    return {
      head,
      bytes: end - start,
      isWhole: bytes[end - 1] === 125,
      read: () => bytes.toString("utf8", start, end),
      count: (needle) => {
        const line = bytes.subarray(start, end);
        let found = 0;
        for (let at = line.indexOf(needle); at !== -1; at = line.indexOf(needle, at + needle.length)) found += 1;
        return found;
      }
    };
  }
  function isWorthReading(head) {
    if (head.startsWith('{"type":"')) return /^\{"type":"(?:user|assistant|system|attachment)"/.test(head);
    return !head.includes('"attachment":{"type":"prompt_snapshot"');
  }

  // src/core/context/models.ts
  var TABLE = [
    ["claude-3-5-haiku", 0, 0, 8192],
    ["claude-haiku-4-5", 0, 0, 32e3],
    ["claude-haiku-5-5", 1, 0, 128e3],
    ["claude-3-5-sonnet", 0, 0, 8192],
    ["claude-3-7-sonnet", 0, 0, 32e3],
    ["claude-sonnet-4-0", 0, 0, 32e3],
    ["claude-sonnet-4-5", 0, 0, 32e3],
    ["claude-sonnet-4-6", 0, 1, 32e3],
    ["claude-sonnet-5", 1, 0, 64e3],
    ["claude-sonnet-5-5", 1, 0, 128e3],
    ["claude-opus-4-0", 0, 0, 32e3],
    ["claude-opus-4-1", 0, 0, 32e3],
    ["claude-opus-4-5", 0, 0, 32e3],
    ["claude-opus-4-6", 0, 1, 64e3],
    ["claude-opus-4-7", 1, 0, 64e3],
    ["claude-opus-4-8", 1, 0, 64e3],
    ["claude-opus-5", 1, 0, 64e3],
    ["claude-opus-5-5", 1, 0, 128e3],
    ["claude-fable-5", 1, 0, 64e3],
    ["claude-fable-5-1", 1, 0, 64e3],
    ["claude-fable-5-2", 1, 0, 128e3],
    ["claude-mythos-5", 1, 0, 64e3],
    ["claude-mythos-5-1", 1, 0, 64e3],
    ["claude-mythos-5-2", 1, 0, 128e3]
  ];
  var RENAMED = {
    "claude-sonnet-4": "claude-sonnet-4-0",
    "claude-opus-4": "claude-opus-4-0"
  };
  function canonicalModelId(name) {
    const start = name.indexOf("claude-");
    const id = (start > 0 ? name.slice(start) : name).replace(/\[1m\]$/i, "").replace(/(?:@|-(?=20\d{6})|-v\d+(?=[:@]|$)).*$/, "");
    return Object.hasOwn(RENAMED, id) ? RENAMED[id] ?? id : id;
  }
  function findModel(name) {
    const id = canonicalModelId(name);
    const row = TABLE.find((entry) => entry[0] === id);
    if (!row) return null;
    const native1m = row[1] === 1;
    return {
      id,
      windowTokens: native1m ? 1e6 : 2e5,
      native1m,
      proactiveTokens: native1m ? 1e6 : row[2] === 1 ? 2e5 : 0,
      maxOutputTokens: row[3]
    };
  }

  // src/core/context/compaction-point.ts
  var MAX_RESERVE = 2e4;
  var PROACTIVE_BUFFER = 13e3;
  var REFUSAL_BUFFER = 3e3;
  var MIN_WINDOW = 1e5;
  function resolveCompactionPoint(modelName, sources) {
    const base = describeWindow(modelName, sources);
    const { windowTokens, reserve } = base;
    if (sources.configuredPoint !== null) {
      const tokens2 = sources.configuredPoint;
      return { tokens: tokens2, windowTokens, kind: "proactive", source: "context_monitor.compaction_point", confidence: "exact" };
    }
    const off = findSwitchedOff(sources);
    if (off !== null) {
      const tokens2 = Math.max(1, windowTokens - reserve - REFUSAL_BUFFER);
      return { tokens: tokens2, windowTokens, kind: "refusal", source: off, confidence: base.confidence };
    }
    const proactive = findProactiveWindow(modelName, sources, windowTokens);
    if (proactive === null) {
      const source2 = `${base.source}: compacts when the API refuses`;
      const confidence = base.confidence === "low" ? "low" : "medium";
      return { tokens: windowTokens, windowTokens, kind: "reactive", source: source2, confidence };
    }
    const effective = proactive.tokens - reserve;
    const percent = Number(sources.env.CLAUDE_AUTOCOMPACT_PCT_OVERRIDE);
    const lowered = percent > 0 && percent <= 100 ? Math.floor(effective * percent / 100) : effective;
    const tokens = Math.max(1, Math.min(lowered, effective - PROACTIVE_BUFFER));
    const source = lowered === tokens ? `${proactive.source} and CLAUDE_AUTOCOMPACT_PCT_OVERRIDE` : proactive.source;
    return { tokens, windowTokens, kind: "proactive", source, confidence: proactive.confidence };
  }
  function describeWindow(modelName, { env, configuredWindow }) {
    const model = modelName === null ? null : findModel(modelName);
    const outputCap = Number(env.CLAUDE_CODE_MAX_OUTPUT_TOKENS);
    const reserve = Math.min(outputCap > 0 ? outputCap : model?.maxOutputTokens ?? MAX_RESERVE, MAX_RESERVE);
    if (configuredWindow !== null) {
      return { windowTokens: configuredWindow, reserve, source: "context_monitor.window", confidence: "high" };
    }
    const without1m = isOn(env.CLAUDE_CODE_DISABLE_1M_CONTEXT);
    if (modelName !== null && /\[1m\]$/i.test(modelName)) {
      return { windowTokens: without1m ? 2e5 : 1e6, reserve, source: `model ${modelName}`, confidence: "high" };
    }
    if (model === null) {
      const source = modelName === null ? "model not known yet" : `unknown model ${canonicalModelId(modelName)}`;
      return { windowTokens: 2e5, reserve, source, confidence: "low" };
    }
    const windowTokens = without1m ? 2e5 : model.windowTokens;
    return { windowTokens, reserve, source: `model ${model.id}`, confidence: "high" };
  }
  function findProactiveWindow(modelName, sources, windowTokens) {
    const { env, settings, windowsCache, configuredWindow } = sources;
    if (configuredWindow !== null) {
      return { tokens: configuredWindow, source: "context_monitor.window", confidence: "high" };
    }
    const capped = (tokens, source) => ({
      tokens: Math.min(tokens, windowTokens),
      source,
      confidence: "high"
    });
    const fromEnv = parseWindow(env.CLAUDE_CODE_AUTO_COMPACT_WINDOW);
    if (fromEnv !== null) return capped(Math.max(fromEnv, MIN_WINDOW), "CLAUDE_CODE_AUTO_COMPACT_WINDOW");
    const id = modelName === null ? null : canonicalModelId(modelName);
    const fromSettings = findSetting(settings, id);
    if (typeof fromSettings === "number") return capped(fromSettings, "autoCompactWindow in settings");
    const cached = id === null || fromSettings === "auto" ? void 0 : fieldOf(windowsCache, id);
    if (typeof cached === "number" && cached >= MIN_WINDOW) return capped(cached, "the client's cache of windows");
    const model = modelName === null ? null : findModel(modelName);
    if (model === null || model.proactiveTokens === 0 || !model.native1m && /\[1m\]$/i.test(modelName ?? ""))
      return null;
    return capped(model.proactiveTokens, `model ${model.id}`);
  }
  function findSetting(settings, id) {
    for (const file of settings) {
      const models = fieldOf(file, "modelSettings");
      const names = typeof models === "object" && models !== null ? Object.keys(models) : [];
      const name = names.find((key) => canonicalModelId(key) === id);
      const own = name === void 0 ? void 0 : fieldOf(fieldOf(models, name), "autoCompactWindow");
      const value = own ?? file.autoCompactWindow;
      if (value === "auto") return "auto";
      const tokens = typeof value === "number" ? value : null;
      if (tokens !== null && tokens >= MIN_WINDOW) return tokens;
    }
    return null;
  }
  function findSwitchedOff({ env, settings }) {
    for (const name of ["DISABLE_AUTO_COMPACT", "DISABLE_COMPACT"]) {
      if (isOn(env[name])) return `auto-compaction off (${name})`;
    }
    const setting = settings.find((file) => typeof file.autoCompactEnabled === "boolean");
    return setting?.autoCompactEnabled === false ? "auto-compaction off (autoCompactEnabled)" : null;
  }
  function parseWindow(text2) {
    const trimmed = (text2 ?? "").trim().toLowerCase();
    const unit = trimmed.endsWith("k") ? 1e3 : trimmed.endsWith("m") ? 1e6 : 1;
    const tokens = Math.floor(Number.parseFloat(trimmed) * unit);
    return tokens >= 1 ? tokens : null;
  }
  function isOn(value) {
    return value !== void 0 && /^(?:1|true|yes|on)$/i.test(value.trim());
  }
  function fieldOf(value, key) {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
  }

  // src/io/client-settings.ts
  var MAX_SETTINGS_BYTES = 4 << 20;
  var MENTION = "utoCompact";
  function readCompactionSettings(projectDir) {
    const { HOME, CLAUDE_CONFIG_DIR } = process.env;
    const userDir = CLAUDE_CONFIG_DIR || `${HOME}/.claude`;
    const managed = process.platform === "darwin" ? "/Library/Application Support/ClaudeCode" : "/etc/claude-code";
    const paths = [
      `${managed}/managed-settings.json`,
      `${projectDir}/.claude/settings.local.json`,
      `${projectDir}/.claude/settings.json`,
      `${userDir}/settings.json`,
      CLAUDE_CONFIG_DIR ? `${CLAUDE_CONFIG_DIR}/.claude.json` : `${HOME}/.claude.json`
    ];
    const files = [];
    for (const path of paths) {
      const file = readTextFile(path, MAX_SETTINGS_BYTES, true);
      if ("text" in file && file.text.includes(MENTION)) {
        files.push({ kind: path.endsWith(".claude.json") ? "state" : "settings", text: file.text });
      }
    }
    return files;
  }
  function quoteMentions(text2) {
    let quoted = "";
    for (let at = text2.indexOf(MENTION); at !== -1; at = text2.indexOf(MENTION, at + 400)) {
      quoted += text2.slice(Math.max(0, at - 200), at + 400);
    }
    return quoted;
  }

  // src/steps/find-point.ts
  function findPoint(projectDir, config, model) {
    const settings = [];
    let windowsCache;
    for (const { kind, text: text2 } of readCompactionSettings(projectDir)) {
      const found = parseJsonRecord(text2);
      if (found === null) continue;
      if (kind === "state") windowsCache = found.autoCompactWindowsCache;
      settings.push(kind === "settings" ? found : { autoCompactEnabled: found.autoCompactEnabled });
    }
    return resolveCompactionPoint(model, {
      configuredPoint: config["context_monitor.compaction_point"],
      configuredWindow: config["context_monitor.window"],
      env: process.env,
      settings,
      windowsCache
    });
  }

  // src/steps/measure-context.ts
  var NOTHING = { estimate: null, model: null, problem: null };
  function measureContext(projectDir, config, session) {
    const { transcriptPath, incoming } = session;
    if (transcriptPath === null) return NOTHING;
    const scan = createUsageScan(incoming);
    const end = walkTranscript(transcriptPath, (line) => scan.visit(line.read()));
    const reading = scan.result();
    if (reading === null) {
      const cause = typeof end === "object" ? end.error : end;
      if (cause === "ENOENT" || cause === "start of file") return NOTHING;
      const code = typeof end === "object" ? "transcript-unreadable" : "transcript-no-usage";
      return { ...NOTHING, problem: { code, path: transcriptPath, cause } };
    }
    if ("boundary" in reading) return NOTHING;
    const { usage } = reading;
    const point = findPoint(projectDir, config, usage.model);
    const incomingTokens = incoming === void 0 || usage.incomingSeen ? 0 : incoming.tokens;
    const tokens = { inputTokens: usage.inputTokens, pendingTokens: usage.pendingTokens + incomingTokens };
    return { estimate: estimateFill(tokens, point, selectThresholds(config)), model: usage.model, problem: null };
  }

  // src/io/source-key.ts
  var VARIABLES = [
    "CLAUDE_CODE_AUTO_COMPACT_WINDOW",
    "CLAUDE_AUTOCOMPACT_PCT_OVERRIDE",
    "CLAUDE_CODE_MAX_OUTPUT_TOKENS",
    "CLAUDE_CODE_DISABLE_1M_CONTEXT",
    "DISABLE_AUTO_COMPACT",
    "DISABLE_COMPACT"
  ];
  function readSourceKey(projectDir) {
    const sources = readConfigSources(projectDir);
    const client = VARIABLES.map((name) => process.env[name]);
    const settings = readCompactionSettings(projectDir).map((file) => quoteMentions(file.text));
    const isPlain = sources.files.length + sources.variables.length + sources.problems.length + settings.length === 0;
    if (isPlain && client.every((value) => value === void 0)) return "defaults";
    return fingerprint(JSON.stringify([sources, client, settings]));
  }

  // src/steps/remember-quiet.ts
  function rememberQuiet(projectDir, sessionId, config, measured, state) {
    if (measured.estimate === null) return;
    const { tokens } = measured.estimate.point;
    const { low, warning, critical, emergency } = selectThresholds(config);
    const [nominal = 0, ...others] = [low, warning, critical, emergency].map((ratio) => Math.floor(ratio * tokens));
    const [afterLow = 0, afterWarning = 0, afterCritical = 0] = others;
    const nothing = Number.MAX_SAFE_INTEGER;
    const bounds = { nominal, low: afterLow, warning: afterWarning, critical: afterCritical, emergency: nothing };
    const quiet = { key: readSourceKey(projectDir), model: measured.model, bounds };
    if (JSON.stringify(quiet) === JSON.stringify(state.quiet)) return;
    try {
      updateSessionState(projectDir, sessionId, (now) => ({ state: { ...now, quiet }, answer: true }));
    } catch {
    }
  }

  // src/core/tokens.ts
  function formatTokens(tokens) {
    if (tokens < 1e3) return `${Math.max(0, Math.round(tokens))}`;
    const thousands = Math.round(tokens / 1e3);
    return thousands < 1e3 ? `${thousands}K` : `${Math.round(thousands / 100) / 10}M`;
  }
  function formatTokensLeft(tokens) {
    const step = tokens >= 1e6 ? 1e5 : tokens >= 1e3 ? 1e3 : 1;
    return formatTokens(Math.floor(tokens / step) * step);
  }
  function formatPercentage(ratio) {
    const tenths = Math.floor(ratio * 1e3 + 1e-6);
    return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
  }

  // src/core/xml/budget.ts
  function selectWithinBudget(items, budgetTokens, frameChars) {
    const byRank = items.map((item, index) => ({ ...item, index })).sort((a, b) => a.rank - b.rank || a.index - b.index);
    const chosen = /* @__PURE__ *@/ new Set();
    let chars = frameChars;
    for (const item of byRank) {
      const added = item.text.length + 1;
      if (item.text === "" || Math.ceil((chars + added) / 4) > budgetTokens) continue;
      chosen.add(item.index);
      chars += added;
    }
    return items.filter((_, index) => chosen.has(index)).map((item) => item.text).join("\n");
  }

  // src/core/xml/element.ts
  function escapeText(text2) {
    return cleanText(text2).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  }

  // src/core/xml/context-monitor.ts
  var BUDGET_TOKENS = 200;
  var GATE_ITERATION_TOKENS = { C1: 29e3, C2: 29e3, C3: 29e3, C4: 87e3 };
  function renderContextMonitor(facts) {
    const { estimate } = facts;
    const { fill, tier, point } = estimate;
    const used = estimate.inputTokens + estimate.pendingTokens;
    if (tier === "nominal") return "";
    const total = formatTokens(point.tokens);
    if (tier === "low") {
      return `<context-monitor>CTX: ${formatPercentage(fill)} (${formatTokens(used)}/${total}) LOW</context-monitor>`;
    }
    const facing = `${formatPercentage(fill)} of the way to ${POINT_WORDS[point.kind]}`;
    const left = `${formatTokensLeft(point.tokens - used)} left. ${describeRoom(facts, used)}`;
    const estimated = `The total is an estimate (${escapeText(excerptLine(point.source, 80))}; ${point.confidence} confidence).`;
    const advice = facts.tone === "directive" ? directiveLines(facts) : factLines(facts);
    const items = [
      { rank: 1, text: `CONTEXT STATUS: ${tier.toUpperCase()} (${facing})` },
      { rank: 1, text: `Tokens: ${formatTokens(used)} of ${total} used, ${left}` },
      { rank: 3, text: point.confidence === "exact" ? "" : estimated },
      { rank: 4, text: describeHistory(facts) },
      ...advice.map((text2) => ({ rank: 2, text: text2 }))
    ];
    const [open, close] = ["<context-monitor>\n", "\n</context-monitor>"];
    return `${open}${selectWithinBudget(items, BUDGET_TOKENS, open.length + close.length)}${close}`;
  }
  function describeHistory({ compactions, lastCheckpoint }) {
    const count2 = compactions === 0 ? "" : `Compactions in this session: ${compactions}. `;
    const saved = lastCheckpoint === null ? "" : `Last checkpoint: .holdfast/checkpoints/${lastCheckpoint}-checkpoint.json`;
    return `${count2}${saved}`.trim();
  }
  var POINT_WORDS = {
    proactive: "automatic compaction",
    reactive: "the API's limit, where the client compacts",
    refusal: "the limit where requests are refused"
  };
  function describeRoom({ estimate, criticality }, used) {
    const cost = GATE_ITERATION_TOKENS[criticality];
    const fits = Math.max(0, Math.floor((estimate.point.tokens - used) / cost));
    const size = `(${formatTokens(cost)})`;
    if (fits === 0) return `A typical gate iteration ${size} no longer fits.`;
    return `About ${fits} typical gate ${fits === 1 ? `iteration ${size} fits` : `iterations ${size} fit`}.`;
  }
  function factLines({ estimate, orchestrationFile }) {
    const resumption = orchestrationFile === null ? null : `the resumption section of ${escapeText(orchestrationFile)}`;
    if (estimate.tier === "warning") {
      return resumption === null ? [] : [`What ${resumption} says now is what a compaction will find.`];
    }
    const before = "Before compaction holdfast saves goal, requests, files and command results, and restores them after it.";
    return [before, ...resumption === null ? [] : [`${capitalize(resumption)} is saved as it stands.`]];
  }
  function directiveLines({ estimate, orchestrationFile }) {
    const update = orchestrationFile === null ? "" : ` Update the resumption section of ${escapeText(orchestrationFile)}.`;
    if (estimate.tier === "warning") return [`You SHOULD plan a checkpoint.${update}`];
    if (estimate.tier === "critical")
      return [`You MUST complete the operation in hand, then checkpoint.${update} You MUST NOT start a new gate.`];
    return [`You MUST NOT start new operations.${update} Tell the operator that the session is at its boundary.`];
  }
  function capitalize(text2) {
    return text2.charAt(0).toUpperCase() + text2.slice(1);
  }

  // src/io/journal-store.ts
  function appendEvents(projectDir, sessionId, events) {
    const at = readClock().toISOString();
    appendState(projectDir, "events.jsonl", events.map((event) => serializeEvent(event, at, sessionId)).join(""));
  }

  // src/steps/tell-tier.ts
  function followTier(projectDir, sessionId, config, estimate, report) {
    const thresholds = selectThresholds(config);
    try {
      const previous = updateSessionState(projectDir, sessionId, (state) => {
        const tier = settleTier(state.tier, estimate.fill, thresholds);
        return tier === state.tier ? null : { state: { ...state, tier }, answer: state.tier };
      });
      if (previous === null || rankTier(estimate.tier) <= rankTier(previous)) return false;
      const fill = Math.round(estimate.fill * 1e4) / 1e4;
      appendEvents(projectDir, sessionId, [
        { event: "context_threshold_reached", previous_tier: previous, new_tier: estimate.tier, fill }
      ]);
      return true;
    } catch (error) {
      report({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
      return false;
    }
  }
  function isAboutToCompact({ fill, point }, transcriptPath) {
    if (fill < 1 || point.kind !== "proactive" || point.confidence === "exact" || transcriptPath === null) return false;
    return !hasPassed(transcriptPath, point.tokens);
  }
  function hasPassed(transcriptPath, pointTokens) {
    let newest;
    let passed = false;
    walkTranscript(transcriptPath, (line) => {
      const row = parseJsonRecord(line.read());
      if (row === null || row.isSidechain === true) return false;
      if (row.type === "system" && row.subtype === "compact_boundary") return true;
      const usage = row.type === "assistant" ? parseAnswerUsage(row) : null;
      if (usage === null) return false;
      newest ??= usage.messageId;
      if (usage.messageId === newest) return false;
      passed = usage.inputTokens + usage.outputTokens >= pointTokens;
      return true;
    });
    return passed;
  }
  function renderMonitor(projectDir, config, estimate, state) {
    const file = config["resumption.orchestration_file"];
    return renderContextMonitor({
      estimate,
      criticality: config.criticality,
      tone: config["context_monitor.tone"],
      compactions: state.compactions,
      lastCheckpoint: state.lastCheckpoint,
      orchestrationFile: hasProjectFile(projectDir, file) ? file : null
    });
  }

  // src/answers/post-tool-use.ts
  var respond = createResponder("post-tool-use", parsePostToolUse, async (input, hook) => {
    const config = await hook.config();
    if (config === null) return null;
    const { projectDir } = hook;
    await hook.section("work_log", async () => {
      if (!hasActiveTrack(projectDir)) return "";
      const { logToolCall } = await loadPart("io/work-log-file");
      logToolCall(projectDir, input);
      return "";
    });
    const notice = await hook.section("context_monitor", () => {
      if (!config["context_monitor.enabled"] || input.agentId !== null) return "";
      const state = loadSession(projectDir, input.sessionId, hook.report);
      const incoming = { toolUseId: input.toolUseId, tokens: estimateResponse(input.toolName, input.toolResponse) };
      const measured = measureContext(projectDir, config, { ...input, incoming });
      if (measured.problem !== null) hook.report(measured.problem);
      rememberQuiet(projectDir, input.sessionId, config, measured, state);
      const { estimate } = measured;
      if (estimate === null || rankTier(estimate.tier) <= rankTier(state.tier)) return "";
      const first = followTier(projectDir, input.sessionId, config, estimate, hook.report);
      if (!first || isAboutToCompact(estimate, input.transcriptPath)) return "";
      return renderMonitor(projectDir, config, estimate, state);
    });
    return { stdout: addContext("PostToolUse", notice) };
  });
  return __toCommonJS(post_tool_use_exports);
})();
|*/
/*| part io/config-parser
"use strict";
var part = (() => {
  var __create = Object.create;
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __getProtoOf = Object.getPrototypeOf;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __commonJS = (cb, mod) => function __require() {
    try {
      return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    } catch (e) {
      throw mod = 0, e;
    }
  };
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
    // If the importer is in node compatibility mode or this is not an ESM
    // file that has been converted to a CommonJS file using a Babel-
    // compatible transform (i.e. "__esModule" has not been set), then set
    // "default" to the CommonJS "module.exports" for node compatibility.
    isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
    mod
  ));
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // node_modules/@iarna/toml/lib/parser.js
  var require_parser = __commonJS({
    "node_modules/@iarna/toml/lib/parser.js"(exports2, module3) {
      "use strict";
      var ParserEND = 1114112;
      var ParserError = class _ParserError extends Error {
        /* istanbul ignore next *@/
        constructor(msg, filename, linenumber) {
          super("[ParserError] " + msg, filename, linenumber);
          this.name = "ParserError";
          this.code = "ParserError";
          if (Error.captureStackTrace) Error.captureStackTrace(this, _ParserError);
        }
      };
      var State = class {
        constructor(parser) {
          this.parser = parser;
          this.buf = "";
          this.returned = null;
          this.result = null;
          this.resultTable = null;
          this.resultArr = null;
        }
      };
      var Parser = class {
        constructor() {
          this.pos = 0;
          this.col = 0;
          this.line = 0;
          this.obj = {};
          this.ctx = this.obj;
          this.stack = [];
          this._buf = "";
          this.char = null;
          this.ii = 0;
          this.state = new State(this.parseStart);
        }
        parse(str) {
          if (str.length === 0 || str.length == null) return;
          this._buf = String(str);
          this.ii = -1;
          this.char = -1;
          let getNext;
          while (getNext === false || this.nextChar()) {
            getNext = this.runOne();
          }
          this._buf = null;
        }
        nextChar() {
          if (this.char === 10) {
            ++this.line;
            this.col = -1;
          }
          ++this.ii;
          this.char = this._buf.codePointAt(this.ii);
          ++this.pos;
          ++this.col;
          return this.haveBuffer();
        }
        haveBuffer() {
          return this.ii < this._buf.length;
        }
        runOne() {
          return this.state.parser.call(this, this.state.returned);
        }
        finish() {
          this.char = ParserEND;
          let last;
          do {
            last = this.state.parser;
            this.runOne();
          } while (this.state.parser !== last);
          this.ctx = null;
          this.state = null;
          this._buf = null;
          return this.obj;
        }
        next(fn) {
          if (typeof fn !== "function") throw new ParserError("Tried to set state to non-existent state: " + JSON.stringify(fn));
          this.state.parser = fn;
        }
        goto(fn) {
          this.next(fn);
          return this.runOne();
        }
        call(fn, returnWith) {
          if (returnWith) this.next(returnWith);
          this.stack.push(this.state);
          this.state = new State(fn);
        }
        callNow(fn, returnWith) {
          this.call(fn, returnWith);
          return this.runOne();
        }
        return(value) {
          if (this.stack.length === 0) throw this.error(new ParserError("Stack underflow"));
          if (value === void 0) value = this.state.buf;
          this.state = this.stack.pop();
          this.state.returned = value;
        }
        returnNow(value) {
          this.return(value);
          return this.runOne();
        }
        consume() {
          if (this.char === ParserEND) throw this.error(new ParserError("Unexpected end-of-buffer"));
          this.state.buf += this._buf[this.ii];
        }
        error(err) {
          err.line = this.line;
          err.col = this.col;
          err.pos = this.pos;
          return err;
        }
        /* istanbul ignore next *@/
        parseStart() {
          throw new ParserError("Must declare a parseStart method");
        }
      };
      Parser.END = ParserEND;
      Parser.Error = ParserError;
      module3.exports = Parser;
    }
  });

  // node_modules/@iarna/toml/lib/create-datetime.js
  var require_create_datetime = __commonJS({
    "node_modules/@iarna/toml/lib/create-datetime.js"(exports2, module3) {
      "use strict";
      module3.exports = (value) => {
        const date = new Date(value);
        if (isNaN(date)) {
          throw new TypeError("Invalid Datetime");
        } else {
          return date;
        }
      };
    }
  });

  // node_modules/@iarna/toml/lib/format-num.js
  var require_format_num = __commonJS({
    "node_modules/@iarna/toml/lib/format-num.js"(exports2, module3) {
      "use strict";
      module3.exports = (d, num) => {
        num = String(num);
        while (num.length < d) num = "0" + num;
        return num;
      };
    }
  });

  // node_modules/@iarna/toml/lib/create-datetime-float.js
  var require_create_datetime_float = __commonJS({
    "node_modules/@iarna/toml/lib/create-datetime-float.js"(exports2, module3) {
      "use strict";
      var f = require_format_num();
      var FloatingDateTime = class extends Date {
        constructor(value) {
          super(value + "Z");
          this.isFloating = true;
        }
        toISOString() {
          const date = `${this.getUTCFullYear()}-${f(2, this.getUTCMonth() + 1)}-${f(2, this.getUTCDate())}`;
          const time = `${f(2, this.getUTCHours())}:${f(2, this.getUTCMinutes())}:${f(2, this.getUTCSeconds())}.${f(3, this.getUTCMilliseconds())}`;
          return `${date}T${time}`;
        }
      };
      module3.exports = (value) => {
        const date = new FloatingDateTime(value);
        if (isNaN(date)) {
          throw new TypeError("Invalid Datetime");
        } else {
          return date;
        }
      };
    }
  });

  // node_modules/@iarna/toml/lib/create-date.js
  var require_create_date = __commonJS({
    "node_modules/@iarna/toml/lib/create-date.js"(exports2, module3) {
      "use strict";
      var f = require_format_num();
      var DateTime = global.Date;
      var Date2 = class extends DateTime {
        constructor(value) {
          super(value);
          this.isDate = true;
        }
        toISOString() {
          return `${this.getUTCFullYear()}-${f(2, this.getUTCMonth() + 1)}-${f(2, this.getUTCDate())}`;
        }
      };
      module3.exports = (value) => {
        const date = new Date2(value);
        if (isNaN(date)) {
          throw new TypeError("Invalid Datetime");
        } else {
          return date;
        }
      };
    }
  });

  // node_modules/@iarna/toml/lib/create-time.js
  var require_create_time = __commonJS({
    "node_modules/@iarna/toml/lib/create-time.js"(exports2, module3) {
      "use strict";
      var f = require_format_num();
      var Time = class extends Date {
        constructor(value) {
          super(`0000-01-01T${value}Z`);
          this.isTime = true;
        }
        toISOString() {
          return `${f(2, this.getUTCHours())}:${f(2, this.getUTCMinutes())}:${f(2, this.getUTCSeconds())}.${f(3, this.getUTCMilliseconds())}`;
        }
      };
      module3.exports = (value) => {
        const date = new Time(value);
        if (isNaN(date)) {
          throw new TypeError("Invalid Datetime");
        } else {
          return date;
        }
      };
    }
  });

  // node_modules/@iarna/toml/lib/toml-parser.js
  var require_toml_parser = __commonJS({
    "node_modules/@iarna/toml/lib/toml-parser.js"(exports, module) {
      "use strict";
      module.exports = makeParserClass(require_parser());
      module.exports.makeParserClass = makeParserClass;
      var TomlError = class _TomlError extends Error {
        constructor(msg) {
          super(msg);
          this.name = "TomlError";
          if (Error.captureStackTrace) Error.captureStackTrace(this, _TomlError);
          this.fromTOML = true;
          this.wrapped = null;
        }
      };
      TomlError.wrap = (err) => {
        const terr = new TomlError(err.message);
        terr.code = err.code;
        terr.wrapped = err;
        return terr;
      };
      module.exports.TomlError = TomlError;
      var createDateTime = require_create_datetime();
      var createDateTimeFloat = require_create_datetime_float();
      var createDate = require_create_date();
      var createTime = require_create_time();
      var CTRL_I = 9;
      var CTRL_J = 10;
      var CTRL_M = 13;
      var CTRL_CHAR_BOUNDARY = 31;
      var CHAR_SP = 32;
      var CHAR_QUOT = 34;
      var CHAR_NUM = 35;
      var CHAR_APOS = 39;
      var CHAR_PLUS = 43;
      var CHAR_COMMA = 44;
      var CHAR_HYPHEN = 45;
      var CHAR_PERIOD = 46;
      var CHAR_0 = 48;
      var CHAR_1 = 49;
      var CHAR_7 = 55;
      var CHAR_9 = 57;
      var CHAR_COLON = 58;
      var CHAR_EQUALS = 61;
      var CHAR_A = 65;
      var CHAR_E = 69;
      var CHAR_F = 70;
      var CHAR_T = 84;
      var CHAR_U = 85;
      var CHAR_Z = 90;
      var CHAR_LOWBAR = 95;
      var CHAR_a = 97;
      var CHAR_b = 98;
      var CHAR_e = 101;
      var CHAR_f = 102;
      var CHAR_i = 105;
      var CHAR_l = 108;
      var CHAR_n = 110;
      var CHAR_o = 111;
      var CHAR_r = 114;
      var CHAR_s = 115;
      var CHAR_t = 116;
      var CHAR_u = 117;
      var CHAR_x = 120;
      var CHAR_z = 122;
      var CHAR_LCUB = 123;
      var CHAR_RCUB = 125;
      var CHAR_LSQB = 91;
      var CHAR_BSOL = 92;
      var CHAR_RSQB = 93;
      var CHAR_DEL = 127;
      var SURROGATE_FIRST = 55296;
      var SURROGATE_LAST = 57343;
      var escapes = {
        [CHAR_b]: "\b",
        [CHAR_t]: "	",
        [CHAR_n]: "\n",
        [CHAR_f]: "\f",
        [CHAR_r]: "\r",
        [CHAR_QUOT]: '"',
        [CHAR_BSOL]: "\\"
      };
      function isDigit(cp) {
        return cp >= CHAR_0 && cp <= CHAR_9;
      }
      function isHexit(cp) {
        return cp >= CHAR_A && cp <= CHAR_F || cp >= CHAR_a && cp <= CHAR_f || cp >= CHAR_0 && cp <= CHAR_9;
      }
      function isBit(cp) {
        return cp === CHAR_1 || cp === CHAR_0;
      }
      function isOctit(cp) {
        return cp >= CHAR_0 && cp <= CHAR_7;
      }
      function isAlphaNumQuoteHyphen(cp) {
        return cp >= CHAR_A && cp <= CHAR_Z || cp >= CHAR_a && cp <= CHAR_z || cp >= CHAR_0 && cp <= CHAR_9 || cp === CHAR_APOS || cp === CHAR_QUOT || cp === CHAR_LOWBAR || cp === CHAR_HYPHEN;
      }
      function isAlphaNumHyphen(cp) {
        return cp >= CHAR_A && cp <= CHAR_Z || cp >= CHAR_a && cp <= CHAR_z || cp >= CHAR_0 && cp <= CHAR_9 || cp === CHAR_LOWBAR || cp === CHAR_HYPHEN;
      }
      var _type = /* @__PURE__ *@/ Symbol("type");
      var _declared = /* @__PURE__ *@/ Symbol("declared");
      var hasOwnProperty = Object.prototype.hasOwnProperty;
      var defineProperty = Object.defineProperty;
      var descriptor = { configurable: true, enumerable: true, writable: true, value: void 0 };
      function hasKey(obj, key) {
        if (hasOwnProperty.call(obj, key)) return true;
        if (key === "__proto__") defineProperty(obj, "__proto__", descriptor);
        return false;
      }
      var INLINE_TABLE = /* @__PURE__ *@/ Symbol("inline-table");
      function InlineTable() {
        return Object.defineProperties({}, {
          [_type]: { value: INLINE_TABLE }
        });
      }
      function isInlineTable(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === INLINE_TABLE;
      }
      var TABLE = /* @__PURE__ *@/ Symbol("table");
      function Table() {
        return Object.defineProperties({}, {
          [_type]: { value: TABLE },
          [_declared]: { value: false, writable: true }
        });
      }
      function isTable(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === TABLE;
      }
      var _contentType = /* @__PURE__ *@/ Symbol("content-type");
      var INLINE_LIST = /* @__PURE__ *@/ Symbol("inline-list");
      function InlineList(type) {
        return Object.defineProperties([], {
          [_type]: { value: INLINE_LIST },
          [_contentType]: { value: type }
        });
      }
      function isInlineList(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === INLINE_LIST;
      }
      var LIST = /* @__PURE__ *@/ Symbol("list");
      function List() {
        return Object.defineProperties([], {
          [_type]: { value: LIST }
        });
      }
      function isList(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === LIST;
      }
      var _custom;
      try {
        const utilInspect = eval("require('util').inspect");
        _custom = utilInspect.custom;
      } catch (_) {
      }
      var _inspect = _custom || "inspect";
      var BoxedBigInt = class {
        constructor(value) {
          try {
            this.value = global.BigInt.asIntN(64, value);
          } catch (_) {
            this.value = null;
          }
          Object.defineProperty(this, _type, { value: INTEGER });
        }
        isNaN() {
          return this.value === null;
        }
        /* istanbul ignore next *@/
        toString() {
          return String(this.value);
        }
        /* istanbul ignore next *@/
        [_inspect]() {
          return `[BigInt: ${this.toString()}]}`;
        }
        valueOf() {
          return this.value;
        }
      };
      var INTEGER = /* @__PURE__ *@/ Symbol("integer");
      function Integer(value) {
        let num = Number(value);
        if (Object.is(num, -0)) num = 0;
        if (global.BigInt && !Number.isSafeInteger(num)) {
          return new BoxedBigInt(value);
        } else {
          return Object.defineProperties(new Number(num), {
            isNaN: { value: function() {
              return isNaN(this);
            } },
            [_type]: { value: INTEGER },
            [_inspect]: { value: () => `[Integer: ${value}]` }
          });
        }
      }
      function isInteger(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === INTEGER;
      }
      var FLOAT = /* @__PURE__ *@/ Symbol("float");
      function Float(value) {
        return Object.defineProperties(new Number(value), {
          [_type]: { value: FLOAT },
          [_inspect]: { value: () => `[Float: ${value}]` }
        });
      }
      function isFloat(obj) {
        if (obj === null || typeof obj !== "object") return false;
        return obj[_type] === FLOAT;
      }
      function tomlType(value) {
        const type = typeof value;
        if (type === "object") {
          if (value === null) return "null";
          if (value instanceof Date) return "datetime";
          if (_type in value) {
            switch (value[_type]) {
              case INLINE_TABLE:
                return "inline-table";
              case INLINE_LIST:
                return "inline-list";
              /* istanbul ignore next *@/
              case TABLE:
                return "table";
              /* istanbul ignore next *@/
              case LIST:
                return "list";
              case FLOAT:
                return "float";
              case INTEGER:
                return "integer";
            }
          }
        }
        return type;
      }
      function makeParserClass(Parser) {
        class TOMLParser extends Parser {
          constructor() {
            super();
            this.ctx = this.obj = Table();
          }
          /* MATCH HELPER *@/
          atEndOfWord() {
            return this.char === CHAR_NUM || this.char === CTRL_I || this.char === CHAR_SP || this.atEndOfLine();
          }
          atEndOfLine() {
            return this.char === Parser.END || this.char === CTRL_J || this.char === CTRL_M;
          }
          parseStart() {
            if (this.char === Parser.END) {
              return null;
            } else if (this.char === CHAR_LSQB) {
              return this.call(this.parseTableOrList);
            } else if (this.char === CHAR_NUM) {
              return this.call(this.parseComment);
            } else if (this.char === CTRL_J || this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
              return null;
            } else if (isAlphaNumQuoteHyphen(this.char)) {
              return this.callNow(this.parseAssignStatement);
            } else {
              throw this.error(new TomlError(`Unknown character "${this.char}"`));
            }
          }
          // HELPER, this strips any whitespace and comments to the end of the line
          // then RETURNS. Last state in a production.
          parseWhitespaceToEOL() {
            if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
              return null;
            } else if (this.char === CHAR_NUM) {
              return this.goto(this.parseComment);
            } else if (this.char === Parser.END || this.char === CTRL_J) {
              return this.return();
            } else {
              throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"));
            }
          }
          /* ASSIGNMENT: key = value *@/
          parseAssignStatement() {
            return this.callNow(this.parseAssign, this.recordAssignStatement);
          }
          recordAssignStatement(kv) {
            let target = this.ctx;
            let finalKey = kv.key.pop();
            for (let kw of kv.key) {
              if (hasKey(target, kw) && !isTable(target[kw])) {
                throw this.error(new TomlError("Can't redefine existing key"));
              }
              target = target[kw] = target[kw] || Table();
            }
            if (hasKey(target, finalKey)) {
              throw this.error(new TomlError("Can't redefine existing key"));
            }
            target[_declared] = true;
            if (isInteger(kv.value) || isFloat(kv.value)) {
              target[finalKey] = kv.value.valueOf();
            } else {
              target[finalKey] = kv.value;
            }
            return this.goto(this.parseWhitespaceToEOL);
          }
          /* ASSSIGNMENT expression, key = value possibly inside an inline table *@/
          parseAssign() {
            return this.callNow(this.parseKeyword, this.recordAssignKeyword);
          }
          recordAssignKeyword(key) {
            if (this.state.resultTable) {
              this.state.resultTable.push(key);
            } else {
              this.state.resultTable = [key];
            }
            return this.goto(this.parseAssignKeywordPreDot);
          }
          parseAssignKeywordPreDot() {
            if (this.char === CHAR_PERIOD) {
              return this.next(this.parseAssignKeywordPostDot);
            } else if (this.char !== CHAR_SP && this.char !== CTRL_I) {
              return this.goto(this.parseAssignEqual);
            }
          }
          parseAssignKeywordPostDot() {
            if (this.char !== CHAR_SP && this.char !== CTRL_I) {
              return this.callNow(this.parseKeyword, this.recordAssignKeyword);
            }
          }
          parseAssignEqual() {
            if (this.char === CHAR_EQUALS) {
              return this.next(this.parseAssignPreValue);
            } else {
              throw this.error(new TomlError('Invalid character, expected "="'));
            }
          }
          parseAssignPreValue() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else {
              return this.callNow(this.parseValue, this.recordAssignValue);
            }
          }
          recordAssignValue(value) {
            return this.returnNow({ key: this.state.resultTable, value });
          }
          /* COMMENTS: #...eol *@/
          parseComment() {
            do {
              if (this.char === Parser.END || this.char === CTRL_J) {
                return this.return();
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
                throw this.errorControlCharIn("comments");
              }
            } while (this.nextChar());
          }
          /* TABLES AND LISTS, [foo] and [[foo]] *@/
          parseTableOrList() {
            if (this.char === CHAR_LSQB) {
              this.next(this.parseList);
            } else {
              return this.goto(this.parseTable);
            }
          }
          /* TABLE [foo.bar.baz] *@/
          parseTable() {
            this.ctx = this.obj;
            return this.goto(this.parseTableNext);
          }
          parseTableNext() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else {
              return this.callNow(this.parseKeyword, this.parseTableMore);
            }
          }
          parseTableMore(keyword) {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === CHAR_RSQB) {
              if (hasKey(this.ctx, keyword) && (!isTable(this.ctx[keyword]) || this.ctx[keyword][_declared])) {
                throw this.error(new TomlError("Can't redefine existing key"));
              } else {
                this.ctx = this.ctx[keyword] = this.ctx[keyword] || Table();
                this.ctx[_declared] = true;
              }
              return this.next(this.parseWhitespaceToEOL);
            } else if (this.char === CHAR_PERIOD) {
              if (!hasKey(this.ctx, keyword)) {
                this.ctx = this.ctx[keyword] = Table();
              } else if (isTable(this.ctx[keyword])) {
                this.ctx = this.ctx[keyword];
              } else if (isList(this.ctx[keyword])) {
                this.ctx = this.ctx[keyword][this.ctx[keyword].length - 1];
              } else {
                throw this.error(new TomlError("Can't redefine existing key"));
              }
              return this.next(this.parseTableNext);
            } else {
              throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
            }
          }
          /* LIST [[a.b.c]] *@/
          parseList() {
            this.ctx = this.obj;
            return this.goto(this.parseListNext);
          }
          parseListNext() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else {
              return this.callNow(this.parseKeyword, this.parseListMore);
            }
          }
          parseListMore(keyword) {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === CHAR_RSQB) {
              if (!hasKey(this.ctx, keyword)) {
                this.ctx[keyword] = List();
              }
              if (isInlineList(this.ctx[keyword])) {
                throw this.error(new TomlError("Can't extend an inline array"));
              } else if (isList(this.ctx[keyword])) {
                const next = Table();
                this.ctx[keyword].push(next);
                this.ctx = next;
              } else {
                throw this.error(new TomlError("Can't redefine an existing key"));
              }
              return this.next(this.parseListEnd);
            } else if (this.char === CHAR_PERIOD) {
              if (!hasKey(this.ctx, keyword)) {
                this.ctx = this.ctx[keyword] = Table();
              } else if (isInlineList(this.ctx[keyword])) {
                throw this.error(new TomlError("Can't extend an inline array"));
              } else if (isInlineTable(this.ctx[keyword])) {
                throw this.error(new TomlError("Can't extend an inline table"));
              } else if (isList(this.ctx[keyword])) {
                this.ctx = this.ctx[keyword][this.ctx[keyword].length - 1];
              } else if (isTable(this.ctx[keyword])) {
                this.ctx = this.ctx[keyword];
              } else {
                throw this.error(new TomlError("Can't redefine an existing key"));
              }
              return this.next(this.parseListNext);
            } else {
              throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
            }
          }
          parseListEnd(keyword) {
            if (this.char === CHAR_RSQB) {
              return this.next(this.parseWhitespaceToEOL);
            } else {
              throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
            }
          }
          /* VALUE string, number, boolean, inline list, inline object *@/
          parseValue() {
            if (this.char === Parser.END) {
              throw this.error(new TomlError("Key without value"));
            } else if (this.char === CHAR_QUOT) {
              return this.next(this.parseDoubleString);
            }
            if (this.char === CHAR_APOS) {
              return this.next(this.parseSingleString);
            } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
              return this.goto(this.parseNumberSign);
            } else if (this.char === CHAR_i) {
              return this.next(this.parseInf);
            } else if (this.char === CHAR_n) {
              return this.next(this.parseNan);
            } else if (isDigit(this.char)) {
              return this.goto(this.parseNumberOrDateTime);
            } else if (this.char === CHAR_t || this.char === CHAR_f) {
              return this.goto(this.parseBoolean);
            } else if (this.char === CHAR_LSQB) {
              return this.call(this.parseInlineList, this.recordValue);
            } else if (this.char === CHAR_LCUB) {
              return this.call(this.parseInlineTable, this.recordValue);
            } else {
              throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"));
            }
          }
          recordValue(value) {
            return this.returnNow(value);
          }
          parseInf() {
            if (this.char === CHAR_n) {
              return this.next(this.parseInf2);
            } else {
              throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'));
            }
          }
          parseInf2() {
            if (this.char === CHAR_f) {
              if (this.state.buf === "-") {
                return this.return(-Infinity);
              } else {
                return this.return(Infinity);
              }
            } else {
              throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'));
            }
          }
          parseNan() {
            if (this.char === CHAR_a) {
              return this.next(this.parseNan2);
            } else {
              throw this.error(new TomlError('Unexpected character, expected "nan"'));
            }
          }
          parseNan2() {
            if (this.char === CHAR_n) {
              return this.return(NaN);
            } else {
              throw this.error(new TomlError('Unexpected character, expected "nan"'));
            }
          }
          /* KEYS, barewords or basic, literal, or dotted *@/
          parseKeyword() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseBasicString);
            } else if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralString);
            } else {
              return this.goto(this.parseBareKey);
            }
          }
          /* KEYS: barewords *@/
          parseBareKey() {
            do {
              if (this.char === Parser.END) {
                throw this.error(new TomlError("Key ended without value"));
              } else if (isAlphaNumHyphen(this.char)) {
                this.consume();
              } else if (this.state.buf.length === 0) {
                throw this.error(new TomlError("Empty bare keys are not allowed"));
              } else {
                return this.returnNow();
              }
            } while (this.nextChar());
          }
          /* STRINGS, single quoted (literal) *@/
          parseSingleString() {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiStringMaybe);
            } else {
              return this.goto(this.parseLiteralString);
            }
          }
          parseLiteralString() {
            do {
              if (this.char === CHAR_APOS) {
                return this.return();
              } else if (this.atEndOfLine()) {
                throw this.error(new TomlError("Unterminated string"));
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
                throw this.errorControlCharIn("strings");
              } else {
                this.consume();
              }
            } while (this.nextChar());
          }
          parseLiteralMultiStringMaybe() {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiString);
            } else {
              return this.returnNow();
            }
          }
          parseLiteralMultiString() {
            if (this.char === CTRL_M) {
              return null;
            } else if (this.char === CTRL_J) {
              return this.next(this.parseLiteralMultiStringContent);
            } else {
              return this.goto(this.parseLiteralMultiStringContent);
            }
          }
          parseLiteralMultiStringContent() {
            do {
              if (this.char === CHAR_APOS) {
                return this.next(this.parseLiteralMultiEnd);
              } else if (this.char === Parser.END) {
                throw this.error(new TomlError("Unterminated multi-line string"));
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I && this.char !== CTRL_J && this.char !== CTRL_M) {
                throw this.errorControlCharIn("strings");
              } else {
                this.consume();
              }
            } while (this.nextChar());
          }
          parseLiteralMultiEnd() {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiEnd2);
            } else {
              this.state.buf += "'";
              return this.goto(this.parseLiteralMultiStringContent);
            }
          }
          parseLiteralMultiEnd2() {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiEnd3);
            } else {
              this.state.buf += "''";
              return this.goto(this.parseLiteralMultiStringContent);
            }
          }
          parseLiteralMultiEnd3() {
            if (this.char === CHAR_APOS) {
              this.state.buf += "'";
              return this.next(this.parseLiteralMultiEnd4);
            } else {
              return this.returnNow();
            }
          }
          parseLiteralMultiEnd4() {
            if (this.char === CHAR_APOS) {
              this.state.buf += "'";
              return this.return();
            } else {
              return this.returnNow();
            }
          }
          /* STRINGS double quoted *@/
          parseDoubleString() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiStringMaybe);
            } else {
              return this.goto(this.parseBasicString);
            }
          }
          parseBasicString() {
            do {
              if (this.char === CHAR_BSOL) {
                return this.call(this.parseEscape, this.recordEscapeReplacement);
              } else if (this.char === CHAR_QUOT) {
                return this.return();
              } else if (this.atEndOfLine()) {
                throw this.error(new TomlError("Unterminated string"));
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
                throw this.errorControlCharIn("strings");
              } else {
                this.consume();
              }
            } while (this.nextChar());
          }
          recordEscapeReplacement(replacement) {
            this.state.buf += replacement;
            return this.goto(this.parseBasicString);
          }
          parseMultiStringMaybe() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiString);
            } else {
              return this.returnNow();
            }
          }
          parseMultiString() {
            if (this.char === CTRL_M) {
              return null;
            } else if (this.char === CTRL_J) {
              return this.next(this.parseMultiStringContent);
            } else {
              return this.goto(this.parseMultiStringContent);
            }
          }
          parseMultiStringContent() {
            do {
              if (this.char === CHAR_BSOL) {
                return this.call(this.parseMultiEscape, this.recordMultiEscapeReplacement);
              } else if (this.char === CHAR_QUOT) {
                return this.next(this.parseMultiEnd);
              } else if (this.char === Parser.END) {
                throw this.error(new TomlError("Unterminated multi-line string"));
              } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I && this.char !== CTRL_J && this.char !== CTRL_M) {
                throw this.errorControlCharIn("strings");
              } else {
                this.consume();
              }
            } while (this.nextChar());
          }
          errorControlCharIn(type) {
            let displayCode = "\\u00";
            if (this.char < 16) {
              displayCode += "0";
            }
            displayCode += this.char.toString(16);
            return this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${type}, use ${displayCode} instead`));
          }
          recordMultiEscapeReplacement(replacement) {
            this.state.buf += replacement;
            return this.goto(this.parseMultiStringContent);
          }
          parseMultiEnd() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiEnd2);
            } else {
              this.state.buf += '"';
              return this.goto(this.parseMultiStringContent);
            }
          }
          parseMultiEnd2() {
            if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiEnd3);
            } else {
              this.state.buf += '""';
              return this.goto(this.parseMultiStringContent);
            }
          }
          parseMultiEnd3() {
            if (this.char === CHAR_QUOT) {
              this.state.buf += '"';
              return this.next(this.parseMultiEnd4);
            } else {
              return this.returnNow();
            }
          }
          parseMultiEnd4() {
            if (this.char === CHAR_QUOT) {
              this.state.buf += '"';
              return this.return();
            } else {
              return this.returnNow();
            }
          }
          parseMultiEscape() {
            if (this.char === CTRL_M || this.char === CTRL_J) {
              return this.next(this.parseMultiTrim);
            } else if (this.char === CHAR_SP || this.char === CTRL_I) {
              return this.next(this.parsePreMultiTrim);
            } else {
              return this.goto(this.parseEscape);
            }
          }
          parsePreMultiTrim() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === CTRL_M || this.char === CTRL_J) {
              return this.next(this.parseMultiTrim);
            } else {
              throw this.error(new TomlError("Can't escape whitespace"));
            }
          }
          parseMultiTrim() {
            if (this.char === CTRL_J || this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
              return null;
            } else {
              return this.returnNow();
            }
          }
          parseEscape() {
            if (this.char in escapes) {
              return this.return(escapes[this.char]);
            } else if (this.char === CHAR_u) {
              return this.call(this.parseSmallUnicode, this.parseUnicodeReturn);
            } else if (this.char === CHAR_U) {
              return this.call(this.parseLargeUnicode, this.parseUnicodeReturn);
            } else {
              throw this.error(new TomlError("Unknown escape character: " + this.char));
            }
          }
          parseUnicodeReturn(char) {
            try {
              const codePoint = parseInt(char, 16);
              if (codePoint >= SURROGATE_FIRST && codePoint <= SURROGATE_LAST) {
                throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));
              }
              return this.returnNow(String.fromCodePoint(codePoint));
            } catch (err) {
              throw this.error(TomlError.wrap(err));
            }
          }
          parseSmallUnicode() {
            if (!isHexit(this.char)) {
              throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"));
            } else {
              this.consume();
              if (this.state.buf.length >= 4) return this.return();
            }
          }
          parseLargeUnicode() {
            if (!isHexit(this.char)) {
              throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"));
            } else {
              this.consume();
              if (this.state.buf.length >= 8) return this.return();
            }
          }
          /* NUMBERS *@/
          parseNumberSign() {
            this.consume();
            return this.next(this.parseMaybeSignedInfOrNan);
          }
          parseMaybeSignedInfOrNan() {
            if (this.char === CHAR_i) {
              return this.next(this.parseInf);
            } else if (this.char === CHAR_n) {
              return this.next(this.parseNan);
            } else {
              return this.callNow(this.parseNoUnder, this.parseNumberIntegerStart);
            }
          }
          parseNumberIntegerStart() {
            if (this.char === CHAR_0) {
              this.consume();
              return this.next(this.parseNumberIntegerExponentOrDecimal);
            } else {
              return this.goto(this.parseNumberInteger);
            }
          }
          parseNumberIntegerExponentOrDecimal() {
            if (this.char === CHAR_PERIOD) {
              this.consume();
              return this.call(this.parseNoUnder, this.parseNumberFloat);
            } else if (this.char === CHAR_E || this.char === CHAR_e) {
              this.consume();
              return this.next(this.parseNumberExponentSign);
            } else {
              return this.returnNow(Integer(this.state.buf));
            }
          }
          parseNumberInteger() {
            if (isDigit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnder);
            } else if (this.char === CHAR_E || this.char === CHAR_e) {
              this.consume();
              return this.next(this.parseNumberExponentSign);
            } else if (this.char === CHAR_PERIOD) {
              this.consume();
              return this.call(this.parseNoUnder, this.parseNumberFloat);
            } else {
              const result = Integer(this.state.buf);
              if (result.isNaN()) {
                throw this.error(new TomlError("Invalid number"));
              } else {
                return this.returnNow(result);
              }
            }
          }
          parseNoUnder() {
            if (this.char === CHAR_LOWBAR || this.char === CHAR_PERIOD || this.char === CHAR_E || this.char === CHAR_e) {
              throw this.error(new TomlError("Unexpected character, expected digit"));
            } else if (this.atEndOfWord()) {
              throw this.error(new TomlError("Incomplete number"));
            }
            return this.returnNow();
          }
          parseNoUnderHexOctBinLiteral() {
            if (this.char === CHAR_LOWBAR || this.char === CHAR_PERIOD) {
              throw this.error(new TomlError("Unexpected character, expected digit"));
            } else if (this.atEndOfWord()) {
              throw this.error(new TomlError("Incomplete number"));
            }
            return this.returnNow();
          }
          parseNumberFloat() {
            if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnder, this.parseNumberFloat);
            } else if (isDigit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_E || this.char === CHAR_e) {
              this.consume();
              return this.next(this.parseNumberExponentSign);
            } else {
              return this.returnNow(Float(this.state.buf));
            }
          }
          parseNumberExponentSign() {
            if (isDigit(this.char)) {
              return this.goto(this.parseNumberExponent);
            } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
              this.consume();
              this.call(this.parseNoUnder, this.parseNumberExponent);
            } else {
              throw this.error(new TomlError("Unexpected character, expected -, + or digit"));
            }
          }
          parseNumberExponent() {
            if (isDigit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnder);
            } else {
              return this.returnNow(Float(this.state.buf));
            }
          }
          /* NUMBERS or DATETIMES  *@/
          parseNumberOrDateTime() {
            if (this.char === CHAR_0) {
              this.consume();
              return this.next(this.parseNumberBaseOrDateTime);
            } else {
              return this.goto(this.parseNumberOrDateTimeOnly);
            }
          }
          parseNumberOrDateTimeOnly() {
            if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnder, this.parseNumberInteger);
            } else if (isDigit(this.char)) {
              this.consume();
              if (this.state.buf.length > 4) this.next(this.parseNumberInteger);
            } else if (this.char === CHAR_E || this.char === CHAR_e) {
              this.consume();
              return this.next(this.parseNumberExponentSign);
            } else if (this.char === CHAR_PERIOD) {
              this.consume();
              return this.call(this.parseNoUnder, this.parseNumberFloat);
            } else if (this.char === CHAR_HYPHEN) {
              return this.goto(this.parseDateTime);
            } else if (this.char === CHAR_COLON) {
              return this.goto(this.parseOnlyTimeHour);
            } else {
              return this.returnNow(Integer(this.state.buf));
            }
          }
          parseDateTimeOnly() {
            if (this.state.buf.length < 4) {
              if (isDigit(this.char)) {
                return this.consume();
              } else if (this.char === CHAR_COLON) {
                return this.goto(this.parseOnlyTimeHour);
              } else {
                throw this.error(new TomlError("Expected digit while parsing year part of a date"));
              }
            } else {
              if (this.char === CHAR_HYPHEN) {
                return this.goto(this.parseDateTime);
              } else {
                throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"));
              }
            }
          }
          parseNumberBaseOrDateTime() {
            if (this.char === CHAR_b) {
              this.consume();
              return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerBin);
            } else if (this.char === CHAR_o) {
              this.consume();
              return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerOct);
            } else if (this.char === CHAR_x) {
              this.consume();
              return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerHex);
            } else if (this.char === CHAR_PERIOD) {
              return this.goto(this.parseNumberInteger);
            } else if (isDigit(this.char)) {
              return this.goto(this.parseDateTimeOnly);
            } else {
              return this.returnNow(Integer(this.state.buf));
            }
          }
          parseIntegerHex() {
            if (isHexit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnderHexOctBinLiteral);
            } else {
              const result = Integer(this.state.buf);
              if (result.isNaN()) {
                throw this.error(new TomlError("Invalid number"));
              } else {
                return this.returnNow(result);
              }
            }
          }
          parseIntegerOct() {
            if (isOctit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnderHexOctBinLiteral);
            } else {
              const result = Integer(this.state.buf);
              if (result.isNaN()) {
                throw this.error(new TomlError("Invalid number"));
              } else {
                return this.returnNow(result);
              }
            }
          }
          parseIntegerBin() {
            if (isBit(this.char)) {
              this.consume();
            } else if (this.char === CHAR_LOWBAR) {
              return this.call(this.parseNoUnderHexOctBinLiteral);
            } else {
              const result = Integer(this.state.buf);
              if (result.isNaN()) {
                throw this.error(new TomlError("Invalid number"));
              } else {
                return this.returnNow(result);
              }
            }
          }
          /* DATETIME *@/
          parseDateTime() {
            if (this.state.buf.length < 4) {
              throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));
            }
            this.state.result = this.state.buf;
            this.state.buf = "";
            return this.next(this.parseDateMonth);
          }
          parseDateMonth() {
            if (this.char === CHAR_HYPHEN) {
              if (this.state.buf.length < 2) {
                throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));
              }
              this.state.result += "-" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseDateDay);
            } else if (isDigit(this.char)) {
              this.consume();
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseDateDay() {
            if (this.char === CHAR_T || this.char === CHAR_SP) {
              if (this.state.buf.length < 2) {
                throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));
              }
              this.state.result += "-" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseStartTimeHour);
            } else if (this.atEndOfWord()) {
              return this.returnNow(createDate(this.state.result + "-" + this.state.buf));
            } else if (isDigit(this.char)) {
              this.consume();
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseStartTimeHour() {
            if (this.atEndOfWord()) {
              return this.returnNow(createDate(this.state.result));
            } else {
              return this.goto(this.parseTimeHour);
            }
          }
          parseTimeHour() {
            if (this.char === CHAR_COLON) {
              if (this.state.buf.length < 2) {
                throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));
              }
              this.state.result += "T" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseTimeMin);
            } else if (isDigit(this.char)) {
              this.consume();
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseTimeMin() {
            if (this.state.buf.length < 2 && isDigit(this.char)) {
              this.consume();
            } else if (this.state.buf.length === 2 && this.char === CHAR_COLON) {
              this.state.result += ":" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseTimeSec);
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseTimeSec() {
            if (isDigit(this.char)) {
              this.consume();
              if (this.state.buf.length === 2) {
                this.state.result += ":" + this.state.buf;
                this.state.buf = "";
                return this.next(this.parseTimeZoneOrFraction);
              }
            } else {
              throw this.error(new TomlError("Incomplete datetime"));
            }
          }
          parseOnlyTimeHour() {
            if (this.char === CHAR_COLON) {
              if (this.state.buf.length < 2) {
                throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));
              }
              this.state.result = this.state.buf;
              this.state.buf = "";
              return this.next(this.parseOnlyTimeMin);
            } else {
              throw this.error(new TomlError("Incomplete time"));
            }
          }
          parseOnlyTimeMin() {
            if (this.state.buf.length < 2 && isDigit(this.char)) {
              this.consume();
            } else if (this.state.buf.length === 2 && this.char === CHAR_COLON) {
              this.state.result += ":" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseOnlyTimeSec);
            } else {
              throw this.error(new TomlError("Incomplete time"));
            }
          }
          parseOnlyTimeSec() {
            if (isDigit(this.char)) {
              this.consume();
              if (this.state.buf.length === 2) {
                return this.next(this.parseOnlyTimeFractionMaybe);
              }
            } else {
              throw this.error(new TomlError("Incomplete time"));
            }
          }
          parseOnlyTimeFractionMaybe() {
            this.state.result += ":" + this.state.buf;
            if (this.char === CHAR_PERIOD) {
              this.state.buf = "";
              this.next(this.parseOnlyTimeFraction);
            } else {
              return this.return(createTime(this.state.result));
            }
          }
          parseOnlyTimeFraction() {
            if (isDigit(this.char)) {
              this.consume();
            } else if (this.atEndOfWord()) {
              if (this.state.buf.length === 0) throw this.error(new TomlError("Expected digit in milliseconds"));
              return this.returnNow(createTime(this.state.result + "." + this.state.buf));
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
            }
          }
          parseTimeZoneOrFraction() {
            if (this.char === CHAR_PERIOD) {
              this.consume();
              this.next(this.parseDateTimeFraction);
            } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
              this.consume();
              this.next(this.parseTimeZoneHour);
            } else if (this.char === CHAR_Z) {
              this.consume();
              return this.return(createDateTime(this.state.result + this.state.buf));
            } else if (this.atEndOfWord()) {
              return this.returnNow(createDateTimeFloat(this.state.result + this.state.buf));
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
            }
          }
          parseDateTimeFraction() {
            if (isDigit(this.char)) {
              this.consume();
            } else if (this.state.buf.length === 1) {
              throw this.error(new TomlError("Expected digit in milliseconds"));
            } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
              this.consume();
              this.next(this.parseTimeZoneHour);
            } else if (this.char === CHAR_Z) {
              this.consume();
              return this.return(createDateTime(this.state.result + this.state.buf));
            } else if (this.atEndOfWord()) {
              return this.returnNow(createDateTimeFloat(this.state.result + this.state.buf));
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
            }
          }
          parseTimeZoneHour() {
            if (isDigit(this.char)) {
              this.consume();
              if (/\d\d$/.test(this.state.buf)) return this.next(this.parseTimeZoneSep);
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected digit"));
            }
          }
          parseTimeZoneSep() {
            if (this.char === CHAR_COLON) {
              this.consume();
              this.next(this.parseTimeZoneMin);
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected colon"));
            }
          }
          parseTimeZoneMin() {
            if (isDigit(this.char)) {
              this.consume();
              if (/\d\d$/.test(this.state.buf)) return this.return(createDateTime(this.state.result + this.state.buf));
            } else {
              throw this.error(new TomlError("Unexpected character in datetime, expected digit"));
            }
          }
          /* BOOLEAN *@/
          parseBoolean() {
            if (this.char === CHAR_t) {
              this.consume();
              return this.next(this.parseTrue_r);
            } else if (this.char === CHAR_f) {
              this.consume();
              return this.next(this.parseFalse_a);
            }
          }
          parseTrue_r() {
            if (this.char === CHAR_r) {
              this.consume();
              return this.next(this.parseTrue_u);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseTrue_u() {
            if (this.char === CHAR_u) {
              this.consume();
              return this.next(this.parseTrue_e);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseTrue_e() {
            if (this.char === CHAR_e) {
              return this.return(true);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseFalse_a() {
            if (this.char === CHAR_a) {
              this.consume();
              return this.next(this.parseFalse_l);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseFalse_l() {
            if (this.char === CHAR_l) {
              this.consume();
              return this.next(this.parseFalse_s);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseFalse_s() {
            if (this.char === CHAR_s) {
              this.consume();
              return this.next(this.parseFalse_e);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          parseFalse_e() {
            if (this.char === CHAR_e) {
              return this.return(false);
            } else {
              throw this.error(new TomlError("Invalid boolean, expected true or false"));
            }
          }
          /* INLINE LISTS *@/
          parseInlineList() {
            if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M || this.char === CTRL_J) {
              return null;
            } else if (this.char === Parser.END) {
              throw this.error(new TomlError("Unterminated inline array"));
            } else if (this.char === CHAR_NUM) {
              return this.call(this.parseComment);
            } else if (this.char === CHAR_RSQB) {
              return this.return(this.state.resultArr || InlineList());
            } else {
              return this.callNow(this.parseValue, this.recordInlineListValue);
            }
          }
          recordInlineListValue(value) {
            if (!this.state.resultArr) {
              this.state.resultArr = InlineList(tomlType(value));
            }
            if (isFloat(value) || isInteger(value)) {
              this.state.resultArr.push(value.valueOf());
            } else {
              this.state.resultArr.push(value);
            }
            return this.goto(this.parseInlineListNext);
          }
          parseInlineListNext() {
            if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M || this.char === CTRL_J) {
              return null;
            } else if (this.char === CHAR_NUM) {
              return this.call(this.parseComment);
            } else if (this.char === CHAR_COMMA) {
              return this.next(this.parseInlineList);
            } else if (this.char === CHAR_RSQB) {
              return this.goto(this.parseInlineList);
            } else {
              throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"));
            }
          }
          /* INLINE TABLE *@/
          parseInlineTable() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === Parser.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
              throw this.error(new TomlError("Unterminated inline array"));
            } else if (this.char === CHAR_RCUB) {
              return this.return(this.state.resultTable || InlineTable());
            } else {
              if (!this.state.resultTable) this.state.resultTable = InlineTable();
              return this.callNow(this.parseAssign, this.recordInlineTableValue);
            }
          }
          recordInlineTableValue(kv) {
            let target = this.state.resultTable;
            let finalKey = kv.key.pop();
            for (let kw of kv.key) {
              if (hasKey(target, kw) && (!isTable(target[kw]) || target[kw][_declared])) {
                throw this.error(new TomlError("Can't redefine existing key"));
              }
              target = target[kw] = target[kw] || Table();
            }
            if (hasKey(target, finalKey)) {
              throw this.error(new TomlError("Can't redefine existing key"));
            }
            if (isInteger(kv.value) || isFloat(kv.value)) {
              target[finalKey] = kv.value.valueOf();
            } else {
              target[finalKey] = kv.value;
            }
            return this.goto(this.parseInlineTableNext);
          }
          parseInlineTableNext() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === Parser.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
              throw this.error(new TomlError("Unterminated inline array"));
            } else if (this.char === CHAR_COMMA) {
              return this.next(this.parseInlineTablePostComma);
            } else if (this.char === CHAR_RCUB) {
              return this.goto(this.parseInlineTable);
            } else {
              throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"));
            }
          }
          parseInlineTablePostComma() {
            if (this.char === CHAR_SP || this.char === CTRL_I) {
              return null;
            } else if (this.char === Parser.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
              throw this.error(new TomlError("Unterminated inline array"));
            } else if (this.char === CHAR_COMMA) {
              throw this.error(new TomlError("Empty elements in inline tables are not permitted"));
            } else if (this.char === CHAR_RCUB) {
              throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));
            } else {
              return this.goto(this.parseInlineTable);
            }
          }
        }
        return TOMLParser;
      }
    }
  });

  // node_modules/@iarna/toml/parse-pretty-error.js
  var require_parse_pretty_error = __commonJS({
    "node_modules/@iarna/toml/parse-pretty-error.js"(exports2, module3) {
      "use strict";
      module3.exports = prettyError;
      function prettyError(err, buf) {
        if (err.pos == null || err.line == null) return err;
        let msg = err.message;
        msg += ` at row ${err.line + 1}, col ${err.col + 1}, pos ${err.pos}:
`;
        if (buf && buf.split) {
          const lines = buf.split(/\n/);
          const lineNumWidth = String(Math.min(lines.length, err.line + 3)).length;
          let linePadding = " ";
          while (linePadding.length < lineNumWidth) linePadding += " ";
          for (let ii = Math.max(0, err.line - 1); ii < Math.min(lines.length, err.line + 2); ++ii) {
            let lineNum = String(ii + 1);
            if (lineNum.length < lineNumWidth) lineNum = " " + lineNum;
            if (err.line === ii) {
              msg += lineNum + "> " + lines[ii] + "\n";
              msg += linePadding + "  ";
              for (let hh = 0; hh < err.col; ++hh) {
                msg += " ";
              }
              msg += "^\n";
            } else {
              msg += lineNum + ": " + lines[ii] + "\n";
            }
          }
        }
        err.message = msg + "\n";
        return err;
      }
    }
  });

  // node_modules/@iarna/toml/parse-string.js
  var require_parse_string = __commonJS({
    "node_modules/@iarna/toml/parse-string.js"(exports2, module3) {
      "use strict";
      module3.exports = parseString;
      var TOMLParser = require_toml_parser();
      var prettyError = require_parse_pretty_error();
      function parseString(str) {
        if (global.Buffer && global.Buffer.isBuffer(str)) {
          str = str.toString("utf8");
        }
        const parser = new TOMLParser();
        try {
          parser.parse(str);
          return parser.finish();
        } catch (err) {
          throw prettyError(err, str);
        }
      }
    }
  });

  // src/io/config-parser.ts
  var config_parser_exports = {};
  __export(config_parser_exports, {
    resolveSources: () => resolveSources,
    saveCache: () => saveCache
  });
  var import_parse_string = __toESM(require_parse_string(), 1);

  // src/core/record.ts
  function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }

  // src/core/config/config.ts
  var GUARD_MODES = ["off", "warn", "ask", "deny"];
  var CRITICALITIES = ["C1", "C2", "C3", "C4"];
  var TONES = ["facts", "directive"];
  var DEFAULT_CONFIG = {
    criticality: "C2",
    "context_monitor.enabled": true,
    "context_monitor.low_threshold": null,
    "context_monitor.warning_threshold": null,
    "context_monitor.critical_threshold": null,
    "context_monitor.emergency_threshold": null,
    "context_monitor.compaction_point": null,
    "context_monitor.window": null,
    "context_monitor.tone": "facts",
    "resumption.max_age_hours": 72,
    "resumption.steer_summary": true,
    "resumption.orchestration_file": "ORCHESTRATION.yaml",
    "guardrails.modes.write_size": "deny",
    "hooks.session_start": true,
    "hooks.user_prompt_submit": true,
    "hooks.pre_compact": true,
    "hooks.pre_tool_use": true,
    "hooks.post_tool_use": true,
    "sections.project_context": true,
    "sections.resumption_context": true,
    "sections.context_monitor": true,
    "sections.compaction_alert": true,
    "sections.work_log": true
  };

  // src/core/config/env.ts
  function environmentName(key) {
    return `HOLDFAST_${key.replaceAll(".", "__").toUpperCase()}`;
  }
  function parseVariable(text) {
    const trimmed = text.trim();
    if (/^(?:true|yes|on)$/i.test(trimmed)) return true;
    if (/^(?:false|no|off)$/i.test(trimmed)) return false;
    if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed);
    return trimmed;
  }

  // src/core/config/locate.ts
  function createKeyLocator(toml) {
    let lines;
    return (key) => {
      lines ??= indexKeys(toml);
      for (let name = key; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
        const line = lines.get(name);
        if (line !== void 0) return line;
      }
      return void 0;
    };
  }
  var PART = String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`;
  var HEADER = new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`);
  var KEY = new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);
  function indexKeys(toml) {
    const lines = /* @__PURE__ *@/ new Map();
    let section = "";
    let isInString = false;
    for (const [index, raw] of toml.split("\n").entries()) {
      const line = raw.trim();
      const wasInString = isInString;
      if ((line.match(/"""|'''/g)?.length ?? 0) % 2 === 1) isInString = !isInString;
      if (wasInString) continue;
      const header = HEADER.exec(line)?.[1];
      const name = header ?? KEY.exec(line)?.[1];
      if (name === void 0) continue;
      if (header !== void 0) section = unquote(header);
      const key = header !== void 0 || section === "" ? unquote(name) : `${section}.${unquote(name)}`;
      if (!lines.has(key)) lines.set(key, index + 1);
    }
    return lines;
  }
  function unquote(path) {
    return path.split(".").map((part) => part.trim().replace(/^["']|["']$/g, "")).join(".");
  }

  // node_modules/valibot/dist/index.mjs
  var store$4;
  var DEFAULT_CONFIG2 = {
    lang: void 0,
    message: void 0,
    abortEarly: void 0,
    abortPipeEarly: void 0
  };
  // @__NO_SIDE_EFFECTS__
  function getGlobalConfig(config$1) {
    if (!config$1 && !store$4) return DEFAULT_CONFIG2;
    return {
      lang: config$1?.lang ?? store$4?.lang,
      message: config$1?.message,
      abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
      abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
    };
  }
  var store$3;
  // @__NO_SIDE_EFFECTS__
  function getGlobalMessage(lang) {
    return store$3?.get(lang);
  }
  var store$2;
  // @__NO_SIDE_EFFECTS__
  function getSchemaMessage(lang) {
    return store$2?.get(lang);
  }
  var store$1;
  // @__NO_SIDE_EFFECTS__
  function getSpecificMessage(reference, lang) {
    return store$1?.get(reference)?.get(lang);
  }
  // @__NO_SIDE_EFFECTS__
  function _stringify(input) {
    const type = typeof input;
    if (type === "string") return `"${input}"`;
    if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
    if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
    return type;
  }
  function _addIssue(context, label, dataset, config$1, other) {
    const input = other && "input" in other ? other.input : dataset.value;
    const expected = other?.expected ?? context.expects ?? null;
    const received = other?.received ?? /* @__PURE__ *@/ _stringify(input);
    const issue = {
      kind: context.kind,
      type: context.type,
      input,
      expected,
      received,
      message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
      requirement: context.requirement,
      path: other?.path,
      issues: other?.issues,
      lang: config$1.lang,
      abortEarly: config$1.abortEarly,
      abortPipeEarly: config$1.abortPipeEarly
    };
    const isSchema = context.kind === "schema";
    const message$1 = other?.message ?? context.message ?? /* @__PURE__ *@/ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ *@/ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ *@/ getGlobalMessage(issue.lang);
    if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
    if (isSchema) dataset.typed = false;
    if (dataset.issues) dataset.issues.push(issue);
    else dataset.issues = [issue];
  }
  // @__NO_SIDE_EFFECTS__
  function _joinExpects(values$1, separator) {
    const list = [...new Set(values$1)];
    if (list.length > 1) return `(${list.join(` ${separator} `)})`;
    return list[0] ?? "never";
  }
  function _standardSchema(schema) {
    schema["~standard"] = {
      version: 1,
      vendor: "valibot",
      validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ *@/ getGlobalConfig())
    };
    return schema;
  }
  var EMOJI_REGEX = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
  // @__NO_SIDE_EFFECTS__
  function gtValue(requirement, message$1) {
    return {
      kind: "validation",
      type: "gt_value",
      reference: gtValue,
      async: false,
      expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ *@/ _stringify(requirement)}`,
      requirement,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ *@/ _stringify(dataset.value) });
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function integer(message$1) {
    return {
      kind: "validation",
      type: "integer",
      reference: integer,
      async: false,
      expects: null,
      requirement: Number.isInteger,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function maxValue(requirement, message$1) {
    return {
      kind: "validation",
      type: "max_value",
      reference: maxValue,
      async: false,
      expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ *@/ _stringify(requirement)}`,
      requirement,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ *@/ _stringify(dataset.value) });
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function minValue(requirement, message$1) {
    return {
      kind: "validation",
      type: "min_value",
      reference: minValue,
      async: false,
      expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ *@/ _stringify(requirement)}`,
      requirement,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ *@/ _stringify(dataset.value) });
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function regex(requirement, message$1) {
    return {
      kind: "validation",
      type: "regex",
      reference: regex,
      async: false,
      expects: `${requirement}`,
      requirement,
      message: message$1,
      "~run"(dataset, config$1) {
        if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
        return dataset;
      }
    };
  }
  // @__NO_SIDE_EFFECTS__
  function boolean(message$1) {
    return _standardSchema({
      kind: "schema",
      type: "boolean",
      reference: boolean,
      expects: "boolean",
      async: false,
      message: message$1,
      "~run"(dataset, config$1) {
        if (typeof dataset.value === "boolean") dataset.typed = true;
        else _addIssue(this, "type", dataset, config$1);
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function number(message$1) {
    return _standardSchema({
      kind: "schema",
      type: "number",
      reference: number,
      expects: "number",
      async: false,
      message: message$1,
      "~run"(dataset, config$1) {
        if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
        else _addIssue(this, "type", dataset, config$1);
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function picklist(options, message$1) {
    return _standardSchema({
      kind: "schema",
      type: "picklist",
      reference: picklist,
      expects: /* @__PURE__ *@/ _joinExpects(options.map(_stringify), "|"),
      async: false,
      options,
      message: message$1,
      "~run"(dataset, config$1) {
        if (this.options.includes(dataset.value)) dataset.typed = true;
        else _addIssue(this, "type", dataset, config$1);
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function string(message$1) {
    return _standardSchema({
      kind: "schema",
      type: "string",
      reference: string,
      expects: "string",
      async: false,
      message: message$1,
      "~run"(dataset, config$1) {
        if (typeof dataset.value === "string") dataset.typed = true;
        else _addIssue(this, "type", dataset, config$1);
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function pipe(...pipe$1) {
    return _standardSchema({
      ...pipe$1[0],
      pipe: pipe$1,
      "~run"(dataset, config$1) {
        for (const item of pipe$1) if (item.kind !== "metadata") {
          if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
            dataset.typed = false;
            break;
          }
          if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
        }
        return dataset;
      }
    });
  }
  // @__NO_SIDE_EFFECTS__
  function safeParse(schema, input, config$1) {
    const dataset = schema["~run"]({ value: input }, /* @__PURE__ *@/ getGlobalConfig(config$1));
    return {
      typed: dataset.typed,
      success: !dataset.issues,
      output: dataset.value,
      issues: dataset.issues
    };
  }

  // src/core/config/schema.ts
  var onOff = { schema: boolean(), expected: "true or false" };
  var ratio = {
    schema: pipe(number(), gtValue(0), maxValue(1)),
    expected: "a number over 0 and up to 1"
  };
  var tokens = {
    schema: pipe(number(), integer(), minValue(1e3), maxValue(1e8)),
    expected: "a whole number of tokens, at least 1000"
  };
  var oneOf = (choices) => ({
    schema: picklist(choices),
    expected: `one of ${choices.join(", ")}`
  });
  var CONFIG_RULES = {
    criticality: oneOf(CRITICALITIES),
    "context_monitor.enabled": onOff,
    "context_monitor.low_threshold": ratio,
    "context_monitor.warning_threshold": ratio,
    "context_monitor.critical_threshold": ratio,
    "context_monitor.emergency_threshold": ratio,
    "context_monitor.compaction_point": tokens,
    "context_monitor.window": tokens,
    "context_monitor.tone": oneOf(TONES),
    "resumption.max_age_hours": {
      schema: pipe(number(), minValue(0), maxValue(87600)),
      expected: "a number of hours from 0 to 87600"
    },
    "resumption.steer_summary": onOff,
    "resumption.orchestration_file": {
      schema: pipe(string(), regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),
      expected: "a path inside the project"
    },
    "guardrails.modes.write_size": oneOf(GUARD_MODES),
    "hooks.session_start": onOff,
    "hooks.user_prompt_submit": onOff,
    "hooks.pre_compact": onOff,
    "hooks.pre_tool_use": onOff,
    "hooks.post_tool_use": onOff,
    "sections.project_context": onOff,
    "sections.resumption_context": onOff,
    "sections.context_monitor": onOff,
    "sections.compaction_alert": onOff,
    "sections.work_log": onOff
  };
  function acceptsValue(key, value) {
    return safeParse(CONFIG_RULES[key].schema, value).success;
  }

  // src/core/config/resolve.ts
  var MAX_PROBLEMS = 20;
  var THRESHOLD_KEYS = ["low", "warning", "critical", "emergency"].map(
    (tier) => `context_monitor.${tier}_threshold`
  );
  function resolveConfig(layers, variables) {
    const config = { ...DEFAULT_CONFIG };
    const origins = {};
    const problems = [];
    const paths = /* @__PURE__ *@/ new Map();
    const take = (key, value, layer, path, locate) => {
      const place = () => {
        const line = problems.length < 1e3 ? locate?.(key) : void 0;
        return line === void 0 ? { path } : { path, line };
      };
      if (!isConfigKey(key)) {
        problems.push({ code: "config-unknown-key", ...place(), cause: shorten(key) });
        return;
      }
      if (!acceptsValue(key, value)) {
        const cause = `${key} = ${describeValue(value)}, expected ${CONFIG_RULES[key].expected}`;
        problems.push({
          code: "config-bad-value",
          ...place(),
          cause,
          consequence: `${describeValue(config[key])} is used`
        });
        return;
      }
      config[key] = value;
      origins[key] = layer;
      paths.set(key, path);
    };
    for (const layer of layers) {
      const locate = createKeyLocator(layer.text);
      const before = problems.length;
      for (const [key, value] of flatten(layer.values)) take(key, value, layer.name, layer.path, locate);
      const unnamed = problems.splice(before + MAX_PROBLEMS).length;
      if (unnamed > 0)
        problems.push({
          code: "config-bad-value",
          path: layer.path,
          cause: `${unnamed} more entries are wrong`,
          consequence: "they are not used"
        });
    }
    const keyOfName = new Map(Object.keys(DEFAULT_CONFIG).map((key) => [environmentName(key), key]));
    for (const [name, value] of variables) {
      const key = keyOfName.get(name) ?? name;
      take(key, readVariable(key, value), "environment", name);
    }
    const problem = dropUnorderedThresholds(config, origins, paths);
    if (problem) problems.push(problem);
    return { config, origins, problems };
  }
  function isConfigKey(key) {
    return Object.hasOwn(CONFIG_RULES, key);
  }
  function readVariable(key, text) {
    const trimmed = text.trim();
    return trimmed === "" || isConfigKey(key) && acceptsValue(key, trimmed) ? trimmed : parseVariable(trimmed);
  }
  function dropUnorderedThresholds(config, origins, paths) {
    const set = THRESHOLD_KEYS.filter((key) => config[key] !== null);
    const values = set.map((key) => config[key]);
    if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))) return null;
    const cause = set.map((key, index) => `${key} = ${values[index]}`).join(", ");
    const path = paths.get(set.at(-1) ?? "") ?? "configuration";
    for (const key of set) {
      config[key] = null;
      delete origins[key];
    }
    return { code: "config-not-increasing", path, cause: `not increasing (${cause})` };
  }
  function* flatten(value, prefix = null, depth = 0) {
    const isTable2 = isRecord(value) && !(value instanceof Date) && depth <= 6;
    const entries = isTable2 ? Object.entries(value) : [];
    if (prefix !== null && (!isTable2 || entries.length === 0 && isConfigKey(prefix))) yield [prefix, value];
    for (const [name, item] of entries) {
      const quoted = name === "" ? '""' : name;
      yield* flatten(item, prefix === null ? quoted : `${prefix}.${quoted}`, depth + 1);
    }
  }
  function shorten(text) {
    return text.length > 100 ? `${text.slice(0, 100)}...` : text;
  }
  function describeValue(value) {
    if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value);
    if (value === null) return "the value of the criticality or model";
    if (Array.isArray(value)) return "a list";
    return typeof value === "object" ? "a table" : String(value);
  }

  // builtin:node:fs
  var module2 = builtin("node:fs");
  var pick = (name) => module2[name];
  var closeSync = /* @__PURE__ *@/ pick("closeSync");
  var constants = /* @__PURE__ *@/ pick("constants");
  var linkSync = /* @__PURE__ *@/ pick("linkSync");
  var lstatSync = /* @__PURE__ *@/ pick("lstatSync");
  var mkdirSync = /* @__PURE__ *@/ pick("mkdirSync");
  var openSync = /* @__PURE__ *@/ pick("openSync");
  var renameSync = /* @__PURE__ *@/ pick("renameSync");
  var unlinkSync = /* @__PURE__ *@/ pick("unlinkSync");
  var writeSync = /* @__PURE__ *@/ pick("writeSync");

  // src/io/read-text.ts
  function errorCode(error) {
    const code = error?.code;
    if (typeof code === "string") return code;
    return error instanceof Error ? error.name : "unknown error";
  }

  // src/io/apply-writes.ts
  function unsafePath(path, found) {
    return Object.assign(new Error(path), { code: found });
  }
  function ensureFolder(root, parts) {
    let path = root;
    for (const part of parts) {
      path = `${path}/${part}`;
      try {
        mkdirSync(path);
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
        const stat = lstatSync(path);
        if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
      }
    }
    return path;
  }
  var sequence = 0;
  function writeTemporary(folder, text, mode) {
    sequence += 1;
    const temporary = `${folder}/.tmp-${process.pid}-${sequence}`;
    const fd = openSync(
      temporary,
      constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
      mode
    );
    try {
      writeFully(fd, Buffer.from(text));
    } catch (error) {
      removeQuietly(temporary);
      throw error;
    } finally {
      closeSync(fd);
    }
    return temporary;
  }
  function writeFully(fd, bytes) {
    let offset = 0;
    while (offset < bytes.length) offset += writeSync(fd, bytes, offset, bytes.length - offset);
  }
  function replaceFile(folder, name, text, mode = 384) {
    const temporary = writeTemporary(folder, text, mode);
    try {
      renameSync(temporary, `${folder}/${name}`);
    } catch (error) {
      removeQuietly(temporary);
      throw error;
    }
  }
  function createFile(folder, name, text) {
    const temporary = writeTemporary(folder, text, 384);
    const path = `${folder}/${name}`;
    try {
      linkSync(temporary, path);
      return true;
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      if (!claimName(`${path}.claim`)) return false;
      renameSync(temporary, path);
      return true;
    } finally {
      removeQuietly(temporary);
    }
  }
  function claimName(path) {
    try {
      closeSync(openSync(path, "wx", 384));
      return true;
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      throw error;
    }
  }
  function removeQuietly(path) {
    try {
      unlinkSync(path);
    } catch {
    }
  }

  // src/io/state-folder.ts
  var GITIGNORE = "*\n!config.toml\n";
  function openStateFolder(projectDir, parts = []) {
    const fresh = !exists(`${projectDir}/.holdfast/.gitignore`);
    const folder = ensureFolder(projectDir, [".holdfast", ...parts]);
    if (fresh) createFile(`${projectDir}/.holdfast`, ".gitignore", GITIGNORE);
    return folder;
  }
  function exists(path) {
    try {
      lstatSync(path);
      return true;
    } catch (error) {
      return errorCode(error) !== "ENOENT";
    }
  }

  // src/io/config-parser.ts
  function resolveSources(sources) {
    const layers = [];
    const problems = [];
    for (const file of sources.files) {
      try {
        layers.push({ ...file, values: (0, import_parse_string.default)(file.text) });
      } catch (error) {
        problems.push(describeSyntaxError(file.path, error));
      }
    }
    const resolved = resolveConfig(layers, sources.variables);
    return { ...resolved, problems: [...problems, ...resolved.problems] };
  }
  function describeSyntaxError(path, error) {
    const line = error.line;
    const cause = "not valid TOML";
    return typeof line === "number" ? { code: "config-syntax", path, line: line + 1, cause } : { code: "config-syntax", path, cause };
  }
  function saveCache(projectDir, text) {
    try {
      replaceFile(openStateFolder(projectDir, ["cache"]), "config.json", text);
    } catch {
      removeQuietly(`${projectDir}/.holdfast/cache/config.json`);
    }
  }
  return __toCommonJS(config_parser_exports);
})();
|*/
/*| part io/work-log-file
"use strict";
var part = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // src/io/work-log-file.ts
  var work_log_file_exports = {};
  __export(work_log_file_exports, {
    logToolCall: () => logToolCall
  });

  // src/core/record.ts
  function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  function stringOf(value) {
    return typeof value === "string" ? value : null;
  }

  // src/core/redact.ts
  var REDACTED = "[redacted]";
  var SECRET_NAME = "(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|credential)";
  var ALONE = "(?<![A-Za-z0-9_-])";
  var PATTERNS = [
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
    new RegExp(`${ALONE}(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}`, "g"),
    new RegExp(`${ALONE}(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,})`, "g"),
    new RegExp(`${ALONE}(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`, "g"),
    new RegExp(`${ALONE}(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,})`, "g"),
    new RegExp(`${ALONE}(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}`, "g"),
    /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g,
    new RegExp(
      `${ALONE}(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})`,
      "g"
    ),
    new RegExp(`${ALONE}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}`, "g"),
    new RegExp(`${ALONE}eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}`, "g"),
    /(:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(@)/g,
    /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi,
    /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi,
    /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g,
    new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, "gi"),
    new RegExp(
      `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3}["']?)(?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,}`,
      "gi"
    )
  ];
  function redactText(text) {
    let out = text;
    for (const pattern of PATTERNS) {
      out = out.replace(
        pattern,
        (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
      );
    }
    return out;
  }
  var SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, "i");

  // src/core/text.ts
  function cleanText(text) {
    return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
      ""
    ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
  }
  function excerpt(text, maxChars) {
    const clean = cleanText(text).trim();
    if (clean.length <= maxChars) return clean;
    const head = clean.slice(0, Math.max(0, maxChars - 4));
    const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
    const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
    return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
  }
  function excerptLine(text, maxChars) {
    return excerpt(cleanText(text).replace(/\s+/g, " "), maxChars);
  }

  // src/core/journal/work-log.ts
  function describeToolCall(call) {
    const { toolInput } = call;
    const target = ["file_path", "notebook_path", "command", "pattern", "path", "url", "description", "query"].map((field) => stringOf(toolInput[field])).find((value) => value !== null && value !== "");
    const subject = target === void 0 ? "" : ` \`${redactText(excerptLine(target ?? "", 160)).replaceAll("`", "'")}\``;
    const agent = call.agentId === null ? "" : " (subagent)";
    return `- ${call.at} ${excerptLine(call.toolName, 60)}${subject}: ${describeEnd(call.toolResponse)}${agent}
`;
  }
  function describeEnd(response) {
    if (!isRecord(response)) return "done";
    if (response.interrupted === true) return "interrupted";
    if (typeof response.error === "string" && response.error !== "") return `error: ${excerptLine(response.error, 80)}`;
    return "done";
  }

  // builtin:node:fs
  var module = builtin("node:fs");
  var pick = (name) => module[name];
  var appendFileSync = /* @__PURE__ *@/ pick("appendFileSync");
  var closeSync = /* @__PURE__ *@/ pick("closeSync");
  var constants = /* @__PURE__ *@/ pick("constants");
  var lstatSync = /* @__PURE__ *@/ pick("lstatSync");
  var mkdirSync = /* @__PURE__ *@/ pick("mkdirSync");
  var openSync = /* @__PURE__ *@/ pick("openSync");

  // src/io/read-text.ts
  function errorCode(error) {
    const code = error?.code;
    if (typeof code === "string") return code;
    return error instanceof Error ? error.name : "unknown error";
  }

  // src/io/apply-writes.ts
  function unsafePath(path, found) {
    return Object.assign(new Error(path), { code: found });
  }
  function ensureFolder(root, parts) {
    let path = root;
    for (const part of parts) {
      path = `${path}/${part}`;
      try {
        mkdirSync(path);
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
        const stat = lstatSync(path);
        if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
      }
    }
    return path;
  }
  function appendLine(path, line) {
    const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
    const fd = openSync(path, flags, 384);
    try {
      appendFileSync(fd, line);
    } finally {
      closeSync(fd);
    }
  }

  // src/io/clock.ts
  function readClock() {
    const fixed = process.env.HOLDFAST_NOW;
    const date = fixed === void 0 ? /* @__PURE__ *@/ new Date() : new Date(fixed);
    return Number.isNaN(date.getTime()) ? /* @__PURE__ *@/ new Date() : date;
  }

  // src/io/work-log-file.ts
  function logToolCall(projectDir, input) {
    const folder = ensureFolder(projectDir, ["artifacts", "sessions", input.sessionId]);
    appendLine(`${folder}/work_log.md`, describeToolCall({ ...input, at: readClock().toISOString() }));
  }
  return __toCommonJS(work_log_file_exports);
})();
|*/
