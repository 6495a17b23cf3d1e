import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;

/** One OpenSearch node in this process, with the settings its arguments name as KEY=VALUE. It stops with the process. */
public final class OpenSearchNode extends Node {
  private OpenSearchNode(Environment environment, Collection<Class<? extends Plugin>> plugins) {
    super(environment, plugins, false);
  }

  public static void main(String[] arguments) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String argument : arguments) {
      int at = argument.indexOf('=');
      settings.put(argument.substring(0, at), argument.substring(at + 1));
    }
    Environment environment = InternalSettingsPreparer.prepareEnvironment(settings.build(), Map.of(), null, () -> "node");
    OpenSearchNode node =
        new OpenSearchNode(
            environment,
            List.of(
                org.opensearch.transport.Netty4Plugin.class,
                org.opensearch.analysis.common.CommonAnalysisPlugin.class,
                org.opensearch.index.reindex.ReindexPlugin.class));
    node.start();
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try {
                    node.close();
                  } catch (Exception error) {
                    error.printStackTrace();
                  }
                  stopped.countDown();
                }));
    stopped.await();
  }
}
